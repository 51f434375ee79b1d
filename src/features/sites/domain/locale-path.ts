type LocalePath =
  | { kind: "localised"; language: string; path: string }
  | { kind: "redirect"; to: string };

/**
 * The locale guard (SPEC §2, product notes §2): a leading segment that is a language of the
 * site selects it (in capitals: after a redirect). Any other two letters are replaced by the
 * visitor's language; any other path gets it as prefix.
 */
export function readLocalePath(
  pathname: string,
  siteLanguages: readonly string[],
  visitorLanguage: () => string,
): LocalePath {
  const path = pathname.replace(/^[/\\]+/, "/");
  const first = path.split("/", 2)[1] ?? "";
  if (siteLanguages.includes(first)) {
    if (path !== pathname) return { kind: "redirect", to: path };
    return { kind: "localised", language: first, path: path.slice(first.length + 1) || "/" };
  }
  const typed = first.toLowerCase();
  if (siteLanguages.includes(typed)) {
    return { kind: "redirect", to: localisePath(path.slice(first.length + 1), typed) };
  }
  return { kind: "redirect", to: localisePath(withoutForeign(path), visitorLanguage()) };
}

/**
 * Adapts a link of ours to this site. A prefix that is one of the site's languages stays,
 * any other two-letter prefix is removed, and `language`, if given, becomes the prefix.
 */
export function localiseForSite(
  address: string,
  siteLanguages: readonly string[],
  language: string | undefined,
): { address: string; localised: boolean } {
  const first = address.split(/[/?#]/, 2)[1] ?? "";
  if (siteLanguages.includes(first)) return { address, localised: true };
  const bare = withoutForeign(address);
  return language === undefined
    ? { address: bare, localised: false }
    : { address: localisePath(bare, language), localised: true };
}

function withoutForeign(path: string): string {
  const [, rest] = /^\/[a-zA-Z]{2}(?![^/?#])(.*)$/s.exec(path) ?? [];
  return rest === undefined ? path : `/${rest.replace(/^[/\\]+/, "")}`;
}

/** `/faq` in Latvian is `/lv/faq`; the home page is `/lv/`. */
export function localisePath(path: string, language: string): string {
  // A second slash would make the browser read the rest of the path as a host.
  return `/${language}/${path.replace(/^[/\\]+/, "")}`;
}
