/**
 * Makes mutants of a source: copies of it in which one condition is deleted or weakened. All of them are put into one
 * text, each behind a switch (`globalThis.mutation.is(id)`), so that a run need not load the code anew for each.
 */
import { parse } from '@babel/parser';

/**
 * @typedef {{ readonly id: number, readonly file: string, readonly line: number, readonly what: string }} Mutant
 */

/** What a comparison becomes. */
const COMPARED = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
};

const SUM = { '+': '-', '-': '+' };

/** A method and the one that it is mistaken for. */
const METHODS = { some: 'every', every: 'some', find: 'findLast', findLast: 'find', min: 'max', max: 'min' };

/** Methods that can be left out of a chain. */
const LEFT_OUT = ['filter', 'slice', 'sort', 'toSorted', 'trim', 'toLowerCase', 'replace', 'reverse'];

/** What people read of a rule changes no finding. */
const PROSE = ['RuleText', 'Rule', 'GenRule'];

/**
 * @param {string} text TypeScript
 * @param {string} file how reports call it
 * @param {number} firstId of the mutants; they are numbered from there
 * @returns {{ text: string, mutants: Mutant[] }}
 */
export function withMutants(text, file, firstId) {
  const tree = parse(text, { sourceType: 'module', plugins: ['typescript'] });
  const before = new Map();
  const after = new Map();
  const mutants = [];
  const source = (node) => text.slice(node.start, node.end);
  const insert = (node, head, tail) => {
    before.set(node.start, [...(before.get(node.start) ?? []), head]);
    after.set(node.end, [tail, ...(after.get(node.end) ?? [])]);
  };
  const add = (node, what) => {
    const id = firstId + mutants.length;
    mutants.push({ id, file, line: node.loc.start.line, what: what.replace(/\s+/g, ' ').slice(0, 120) });
    return `globalThis.mutation.is(${id})`;
  };
  const instead = (node, other, what = `${source(node)} => ${other}`) =>
    insert(node, `(${add(node, what)} ? (${other}) : `, ')');
  const without = (node) => insert(node, `{ if (!${add(node, `without ${source(node)}`)}) `, '}');

  const visit = (node, parent, key) => {
    if (node.type.startsWith('TS') && node.expression === undefined) return;
    if (
      node.type === 'VariableDeclarator' &&
      PROSE.includes(node.id.typeAnnotation?.typeAnnotation?.typeName?.name)
    )
      return;
    if (!(isPartOfChain(parent, key) || key === 'callee')) mutate(node, parent);
    for (const [name, child] of Object.entries(node)) {
      if (name === 'loc' || name.endsWith('Comments') || name === 'typeAnnotation') continue;
      for (const each of [child].flat()) if (typeof each?.type === 'string') visit(each, node, name);
    }
  };

  const mutate = (node, parent) => {
    switch (node.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        instead(node.test, 'true');
        instead(node.test, 'false');
        return;
      case 'LogicalExpression':
        // What only stands in for a value that types do not promise changes nothing.
        if (node.operator === '??' && node.right.type === 'StringLiteral' && node.right.value === '') return;
        instead(node, source(node.left));
        instead(node, source(node.right));
        return;
      case 'BinaryExpression':
        for (const operator of COMPARED[node.operator] ?? []) {
          instead(node, `${source(node.left)} ${operator} ${source(node.right)}`);
        }
        if (node.operator in SUM && [node.left, node.right].some((side) => side.type === 'NumericLiteral')) {
          instead(node, `${source(node.left)} ${SUM[node.operator]} ${source(node.right)}`);
        }
        return;
      case 'UnaryExpression':
        if (node.operator === '!') instead(node, source(node.argument));
        return;
      case 'NumericLiteral':
        if (parent.type !== 'TSLiteralType')
          instead(node, String(node.value + 1), `${node.value} => ${node.value + 1}`);
        return;
      case 'ArrowFunctionExpression':
        if (['LogicalExpression', 'BinaryExpression', 'UnaryExpression'].includes(node.body.type)) {
          instead(node.body, 'true');
          instead(node.body, 'false');
        }
        return;
      case 'CallExpression':
        mutateCall(node);
        return;
      case 'ExpressionStatement':
        if (['CallExpression', 'AssignmentExpression'].includes(node.expression.type)) without(node);
        return;
      case 'ContinueStatement':
      case 'BreakStatement':
        if (parent.type === 'BlockStatement') without(node);
        return;
      case 'ReturnStatement':
        if (parent.type === 'BlockStatement' && parent.body.length > 1 && parent.body.at(-1) !== node)
          without(node);
        return;
      case 'SwitchCase':
        if (node.test !== null) instead(node.test, 'Symbol()', `without case ${source(node.test)}`);
        return;
      case 'ArrayExpression':
        for (const element of node.elements) {
          if (element === null) continue;
          insert(element, `...(${add(element, `without ${source(element)}`)} ? [] : [`, '])');
        }
        return;
      case 'WhileStatement':
      case 'ForStatement':
      case 'ForOfStatement':
      case 'DoWhileStatement':
        insert(node.body, '{ globalThis.mutation.tick(); ', '}');
        return;
    }
  };

  const mutateCall = (node) => {
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.computed) return;
    const { name } = callee.property;
    const given = `(${node.arguments.map(source).join(', ')})`;
    if (name in METHODS) instead(node, `${source(callee.object)}.${METHODS[name]}${given}`);
    if (LEFT_OUT.includes(name)) instead(node, source(callee.object), `without .${name}${given}`);
  };

  for (const statement of tree.program.body) visit(statement, tree.program, 'body');
  let result = '';
  for (let at = 0; at <= text.length; at++) {
    result += (after.get(at) ?? []).join('') + (before.get(at) ?? []).join('') + (text[at] ?? '');
  }
  return { text: result, mutants };
}

/** Whether brackets around the node would end the chain `a?.b.c` in the middle. */
function isPartOfChain(parent, key) {
  return parent.type.startsWith('Optional') && (key === 'object' || key === 'callee');
}
