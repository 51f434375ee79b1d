import type { LocalisedText } from "../localised-text.ts";

export type Brand = {
  name: string;
  /** The prefix of its SKUs. */
  code: string;
  /** Its position in a type's price range: 0 is the cheapest, 1 the most expensive. */
  tier: number;
  /** The brand in one sentence. */
  about: LocalisedText;
  /**
   * Models by product type, parted by spaces; `_` is a space in a name.
   * `Model!` is sold to businesses only, `Model*10` to businesses in packs of ten.
   */
  makes: Readonly<Record<string, string>>;
  /** Only this seller of the marketplace sells it. */
  seller?: string;
};
