/**
 * Filled by `src/messages.d.ts`: what the shop says is no business of the rules, but its names are.
 * @public it is extended there, which knip does not see
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Messages {}

type Written = keyof Messages & string;

/** `cart.items_one` and `cart.items_other` are asked for as `cart.items`, with a count. */
type KeyInUse<Key extends Written> = Key extends `${infer Base}_other`
  ? Base
  : Key extends `${infer Base}_one`
    ? `${Base}_other` extends Written
      ? never
      : Key
    : Key;

/** A key that English has a text for; `t("cart.titel")` does not compile. */
export type MessageKey = KeyInUse<Written>;

/** For a key that comes from outside the types: over the wire, or out of a schema. */
export const asMessageKey = (key: string): MessageKey => key as MessageKey;

type PrefixOf<Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${PrefixOf<Rest>}`
  : never;

/** For a key whose last part is data, as a country's code is; what goes before it has to be there. */
export const keyUnder = (prefix: PrefixOf<MessageKey>, part: string | number): MessageKey =>
  asMessageKey(`${prefix}.${part}`);
