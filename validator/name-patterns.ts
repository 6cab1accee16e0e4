/** The forms of names, which several kinds of documents share, and how messages say them. */

export const KEY = '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$';
export const KEY_WORDS =
  'a key: small letters, digits and "_", in parts joined by dots, such as "orders.first_order"';

export const TOOL_NAME = '^[A-Za-z0-9_.-]{1,128}$';
export const TOOL_NAME_WORDS = 'the name of a tool: letters, digits, ".", "_" and "-"';
