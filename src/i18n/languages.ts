/** Languages with a complete set of messages; the site's data say which of them a site offers. */
export const LANGUAGES = ["en", "lt", "lv", "et", "ru"] as const;
