/** The form of keys, which all kinds of documents share. */

export const KEY = '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$';
export const KEY_WORDS =
  'a key: small letters, digits and "_", in parts joined by dots, such as "orders.first_order"';
