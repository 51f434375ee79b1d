/** The campaign that a visitor came from, as named by the author of the link. */
export type Utm = Readonly<Record<string, string>>;

/** SPEC §9. */
export const UTM_DAYS = 90;
export const UTM_COOKIE = "utm";

/** Enough for a campaign; `utm-cookie.ts` makes sure that they fit into the cookie. */
const MAX_KEYS = 8;
const MAX_KEY = 32;
const MAX_VALUE = 100;

const UNSEEN = /\p{C}+/gu;

/**
 * SPEC §5: only keys that start with utm_ are kept. Anybody can create such a link, so values are cut to the length of
 * a campaign's name, and invisible characters are removed.
 */
export function sanitiseUtm(parameters: Readonly<Record<string, unknown>>): Utm {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(parameters)) {
    if (Object.keys(found).length === MAX_KEYS) break;
    if (!/^utm_\w+$/.test(key) || key.length > MAX_KEY || typeof value !== "string") continue;
    const words = [
      ...value
        .slice(0, 2 * MAX_VALUE)
        .replace(UNSEEN, " ")
        .trim(),
    ]
      .slice(0, MAX_VALUE)
      .join("");
    if (words) found[key] = words;
  }
  return found;
}

export const utmOfQuery = (search: string): Utm =>
  sanitiseUtm(Object.fromEntries(new URLSearchParams(search)));
