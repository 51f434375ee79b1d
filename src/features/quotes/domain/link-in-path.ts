import { asLink } from "./pasted-links.ts";

/**
 * The link of /create-order/{link}. It may be written whole or encoded; on the way two slashes may have
 * become one, and what stood after a question mark stands in our own query.
 */
export function linkInPath(rest: string, search = ""): string | undefined {
  const whole = decoded(rest).replace(/^(https?):\/+/i, "$1://");
  return asLink(whole.includes("?") ? whole : whole + search);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
