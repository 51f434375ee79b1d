/** Languages that product texts are written in; a test compares them with the languages of the messages. */
export const TEXT_LANGUAGES = ["en", "lt", "lv", "et", "ru"] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
