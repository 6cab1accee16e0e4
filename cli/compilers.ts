/**
 * Compilers of other projects, which are optional dependencies: loaded when a file needs one, from where that file is,
 * so that it is read by the release that the app itself is built with.
 */

import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../engine/index.ts';
import type { ToolkitCompiler, VueCompiler } from '../validator/gen/index.ts';
import { InputError } from './exit.ts';

/**
 * The compiler of single-file components; `vue` brings it along.
 *
 * @param file absolute path of the file that needs it
 * @returns undefined when it is not installed there
 * @throws InputError when it is installed and cannot be used
 */
export async function loadVueCompiler(file: string): Promise<VueCompiler | undefined> {
  return (
    (await load<VueCompiler>('@vue/compiler-sfc', 'parse', file)) ??
    (await load<VueCompiler>('vue/compiler-sfc', 'parse', file))
  );
}

/** The compiler of `"use generative"` modules; otherwise like `loadVueCompiler`. */
export function loadToolkitCompiler(file: string): Promise<ToolkitCompiler | undefined> {
  return load<ToolkitCompiler>('@assistant-ui/x-generative-compiler', 'compileGenerative', file);
}

async function load<Compiler extends object>(
  name: string,
  entry: keyof Compiler & string,
  file: string,
): Promise<Compiler | undefined> {
  const path = locate(name, file);
  if (path === undefined) return undefined;
  let loaded: Readonly<Record<string, unknown>>;
  try {
    loaded = await import(pathToFileURL(path).href);
  } catch (error) {
    const reason = messageOf(error);
    throw new InputError(`Cannot load \`${name}\`, which is needed to read ${file}: ${reason}`);
  }
  // A CommonJS module may have its exports on `default` alone.
  const compiler = [loaded, loaded.default].find((each) => has<Compiler>(each, entry));
  if (compiler === undefined) {
    throw new InputError(`\`${name}\` has no function \`${entry}\`. Install a release that has it.`);
  }
  return compiler as Compiler;
}

/** The file that a module's name means when it is imported beside `file`. */
function locate(name: string, file: string): string | undefined {
  try {
    return createRequire(file).resolve(name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    const reason = messageOf(error);
    throw new InputError(`Cannot find \`${name}\`, which is needed to read ${file}: ${reason}`);
  }
}

function has<Compiler extends object>(value: unknown, entry: keyof Compiler & string): value is Compiler {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Record<string, unknown>)[entry] === 'function'
  );
}
