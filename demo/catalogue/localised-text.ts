/** A text in the five languages of the demo shop. */
export type LocalisedText = Readonly<Record<"en" | "lt" | "lv" | "et" | "ru", string>>;

export const localised = (
  en: string,
  lt: string,
  lv: string,
  et: string,
  ru: string,
): LocalisedText => ({
  en,
  lt,
  lv,
  et,
  ru,
});

/** For texts that are the same in every language: sizes, numbers, names of standards. */
export const same = (text: string): LocalisedText => localised(text, text, text, text, text);

/** Units differ between Latin and Cyrillic letters only. */
export const unit = (amount: string | number, latin: string, cyrillic: string): LocalisedText =>
  localised(
    `${amount} ${latin}`,
    `${amount} ${latin}`,
    `${amount} ${latin}`,
    `${amount} ${latin}`,
    `${amount} ${cyrillic}`,
  );

export const list = (spaced: string): readonly string[] => spaced.split(" ").filter(Boolean);
