const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH = 24;

/**
 * An id that is its own proof: whoever holds the link may see what it leads to. PRODUCT §3 asks for
 * 128 bits or more; 24 signs of 64 are 144.
 */
export function unguessable(length = LENGTH): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join("");
}
