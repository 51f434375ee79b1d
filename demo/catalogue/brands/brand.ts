import type { LocalisedText } from "../localised-text.ts";

export type Brand = {
  name: string;
  /** Begins its SKUs. */
  code: string;
  /** Where in a type's price range it sells: 0 is the simplest, 1 the dearest. */
  tier: number;
  /** Its character in a sentence. */
  about: LocalisedText;
  /**
   * Models by product type, parted by spaces; `_` is a space in a name.
   * `Model!` is sold to businesses only, `Model*10` to businesses in packs of ten.
   */
  makes: Readonly<Record<string, string>>;
  /** Sold by this seller of the marketplace alone. */
  seller?: string;
};
