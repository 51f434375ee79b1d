import { readableAddress } from "#core/readable-address.ts";

export const REDIRECT_STATUSES = [301, 302, 307, 308] as const;

export type RedirectRule = { siteId: number | null; path: string; target: string; status: number };

/** A rule of the site takes precedence over one for all sites. */
export function findRedirect(
  rules: ReadonlyMap<string, readonly RedirectRule[]>,
  siteId: number,
  path: string,
): RedirectRule | undefined {
  const candidates = rules.get(normalisePath(path)) ?? [];
  return (
    candidates.find((rule) => rule.siteId === siteId) ??
    candidates.find((rule) => rule.siteId === null)
  );
}

/** The form in which paths are compared: decoded, in lower case, without trailing slashes. */
export function normalisePath(path: string): string {
  const trimmed = readableAddress(path).replace(/\/+$/, "").toLowerCase();
  return trimmed === "" ? "/" : trimmed;
}

type RedirectTarget = { external: boolean; address: string };

/**
 * Accepts only a path of ours or a full web address; `//host` and `\host` are neither. The
 * returned address is encoded and safe to put into a header.
 */
export function readTarget(target: string): RedirectTarget | undefined {
  if (hasControlCharacter(target)) return undefined;
  if (/^https?:\/\//i.test(target)) {
    return URL.canParse(target) ? { external: true, address: new URL(target).href } : undefined;
  }
  if (!/^\/(?![/\\])/.test(target)) return undefined;
  const { pathname, search, hash } = new URL(target, "http://localhost");
  // Resolving dots may have produced two leading slashes.
  if (pathname.startsWith("//")) return undefined;
  return { external: false, address: pathname + search + hash };
}

/** Appends the visitor's query unless the target has a query of its own. */
export function withQuery(address: string, search: string): string {
  const [path = "", hash] = address.split("#", 2);
  const asked = path.includes("?") ? path : path + search;
  return hash === undefined ? asked : `${asked}#${hash}`;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
