export type RedirectRule = { siteId: number | null; path: string; target: string; status: number };

/** A rule of the site itself comes before one for all sites. */
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

export function normalisePath(path: string): string {
  const trimmed = path.replace(/\/+$/, "").toLowerCase();
  return trimmed === "" ? "/" : trimmed;
}

export function isExternal(target: string): boolean {
  return /^https?:\/\//i.test(target);
}

/** Only what staff entered as a path of ours or a full web address is followed; `//host` and `\host` are neither. */
export function isSafeTarget(target: string): boolean {
  if (isExternal(target)) return URL.canParse(target);
  return /^\/(?![/\\])/.test(target) && !hasControlCharacter(target);
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < " " || character === "\u007f");
}
