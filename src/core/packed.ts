/**
 * A large answer for a page, as text. The router's own format is read value by value by a script;
 * JSON is read by the browser itself, many times as fast: on a phone the difference is felt.
 */
export type Packed<T> = string & { readonly holds?: T };

export const pack = <T>(value: T): Packed<T> => JSON.stringify(value);

export const unpack = <T>(packed: Packed<T>): T => JSON.parse(packed);
