const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH = 24;

/**
 * An id that is its own proof: whoever holds the link may see what it leads to. product notes §3 asks for
 * 128 bits or more; 24 signs of 64 are 144.
 */
export function unguessable(length = LENGTH): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
}

/** Whether it may be one of ours: others who share a provider's account name their payments otherwise. */
export const isUnguessable = (text: string): boolean =>
  new RegExp(`^[\\w-]{${LENGTH}}$`).test(text);

/**
 * Hides what could be such an id, wherever it stands: a long run without spaces that has capitals, as
 * names in our addresses never do, or is nothing but hexadecimal digits.
 */
export const hideUnguessable = (text: string): string =>
  text.replace(/[\w-]{16,}/g, (run) => (looksUnguessable(run) ? "…" : run));

const looksUnguessable = (run: string) =>
  /[A-Z]/.test(run) || (/^[0-9a-f-]+$/.test(run) && /\d/.test(run));
