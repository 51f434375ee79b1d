/** Languages that have a complete set of messages; which of them a site offers is the site's data. */
export const LANGUAGES = ["en", "lt", "lv", "et", "ru"] as const;
