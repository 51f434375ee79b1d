/** Where a visitor came from, in the words of whoever placed the link. */
export type Utm = Readonly<Record<string, string>>;

/** SPEC §9. */
export const UTM_DAYS = 90;
export const UTM_COOKIE = "utm";

/** As many as a campaign needs; `utm-cookie.ts` sees to it that they fit. */
const MAX_KEYS = 8;
const MAX_KEY = 32;
const MAX_VALUE = 100;

const UNSEEN = /\p{C}+/gu;

/**
 * SPEC §5: kept only if the key starts with utm_. Anybody can write such a link, so that its words are
 * cut to what a campaign's name needs, and letters that cannot be seen are taken out.
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
