/**
 * `src/messages.d.ts` fills this interface: the rules need the keys of messages, not their texts.
 * @public it is extended there, which knip does not see
 */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Messages {}

type Written = keyof Messages & string;

/** Code asks for `cart.items_one` and `cart.items_other` as `cart.items`, with a count. */
type KeyInUse<Key extends Written> = Key extends `${infer Base}_other`
  ? Base
  : Key extends `${infer Base}_one`
    ? `${Base}_other` extends Written
      ? never
      : Key
    : Key;

/** A key that English has a text for; `t("cart.titel")` does not compile. */
export type MessageKey = KeyInUse<Written>;

/** For a key that the compiler cannot check, because it comes over the wire or out of a schema. */
export const asMessageKey = (key: string): MessageKey => key as MessageKey;

type PrefixOf<Key extends string> = Key extends `${infer Head}.${infer Rest}`
  ? Head | `${Head}.${PrefixOf<Rest>}`
  : never;

/** For a key whose last part is data, such as a country code; the compiler checks only the part before it. */
export const keyUnder = (prefix: PrefixOf<MessageKey>, part: string | number): MessageKey =>
  asMessageKey(`${prefix}.${part}`);
