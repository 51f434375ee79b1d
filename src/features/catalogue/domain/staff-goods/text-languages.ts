/** Languages in which goods are written; a test compares them with those of the messages. */
export const TEXT_LANGUAGES = ["en", "lt", "lv", "et", "ru"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
