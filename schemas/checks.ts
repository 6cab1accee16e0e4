/** What compiled JSON Schema checks call at run time. Checks made by `tour build` import it as `tourwright/checks`. */
import equalModule from 'ajv/dist/runtime/equal.js';
import ucs2lengthModule from 'ajv/dist/runtime/ucs2length.js';

/** Deep equality of two JSON values, for `uniqueItems`, `const` and `enum`. */
export const equal = equalModule.default;
/** Length of a string in Unicode code points, for `minLength` and `maxLength`. */
export const ucs2length = ucs2lengthModule.default;
