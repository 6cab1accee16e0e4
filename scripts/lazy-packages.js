/**
 * A plugin for the bundle of the command: packages that are loaded when something of them is first used, not when the
 * command starts. Most checks never need the YAML parser or the schema compiler, which take longer to load than the
 * rest. Only CommonJS packages can be loaded so, in the middle of a function that is not async.
 */
import { createRequire } from 'node:module';

const PREFIX = '\0lazy:';

/**
 * @param {readonly string[]} packages names as they are imported, such as `ajv/dist/2020.js`
 * @param {string} from a file from which they can be resolved
 */
export function lazyPackages(packages, from) {
  const require = createRequire(from);
  return {
    name: 'lazy-packages',
    enforce: 'pre',
    resolveId: (id) => (packages.includes(id) ? PREFIX + id : undefined),
    load: (id) => (id.startsWith(PREFIX) ? standIn(id.slice(PREFIX.length), require) : undefined),
  };
}

/** A module with the package's exports, each of which loads the package when it is called, made or looked into. */
function standIn(name, require) {
  const real = require(name);
  const names = Object.keys(real).filter((key) => key !== 'default' && /^[A-Za-z_$][\w$]*$/.test(key));
  const exports = names.map((key) =>
    typeof real[key] === 'function' && !isClass(real[key])
      ? `export function ${key}(...values) { return load().${key}(...values); }`
      : `export const ${key} = lazily(() => load().${key});`,
  );
  return `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const load = () => require(${JSON.stringify(name)});
const lazily = (real) =>
  new Proxy(function () {}, {
    get: (_, key) => real()[key],
    has: (_, key) => key in real(),
    construct: (_, values) => new (real())(...values),
    apply: (_, self, values) => Reflect.apply(real(), self, values),
  });
${exports.join('\n')}
export default lazily(load);
`;
}

function isClass(value) {
  return /^class\b/.test(Function.prototype.toString.call(value));
}
