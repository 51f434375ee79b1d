const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH = 24;

/**
 * An id that is also the access check: anyone who has the link may see what it leads to. product notes §3 asks for
 * 128 bits or more; 24 characters of 6 bits are 144.
 */
export function unguessable(length = LENGTH): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
}

/** Whether the id may be ours: other users of the same provider account name their payments differently. */
export const isUnguessable = (text: string): boolean =>
  new RegExp(`^[\\w-]{${LENGTH}}$`).test(text);

/**
 * Hides anything in a text that could be such an id: a long run without spaces that has capitals (names in our
 * addresses never do) or consists only of hexadecimal digits.
 */
export const hideUnguessable = (text: string): string =>
  text.replace(/[\w-]{16,}/g, (run) => (looksUnguessable(run) ? "…" : run));

const looksUnguessable = (run: string) =>
  /[A-Z]/.test(run) || (/^[0-9a-f-]+$/.test(run) && /\d/.test(run));
