/** The tokens of a YAML text with their places. */
import { CST, Lexer } from 'yaml';

export interface YamlToken {
  /** Null for a piece of text. */
  readonly type: CST.TokenType | null;
  readonly source: string;
  readonly offset: number;
}

/** What the lexer says between the characters: a document begins, a scalar follows, a flow collection ends too early. */
const SIGNS = new Set<CST.TokenType | null>(['doc-mode', 'scalar', 'flow-error-end']);

/** Whether the token stands for no character of the text. */
export function isSign({ type }: YamlToken): boolean {
  return SIGNS.has(type);
}

/** All tokens in their order, signs of the lexer included. */
export function* tokensIn(text: string): Generator<YamlToken> {
  let offset = 0;
  for (const source of new Lexer().lex(text)) {
    const token = { type: CST.tokenType(source), source, offset };
    yield token;
    if (!isSign(token)) offset += source.length;
  }
}
