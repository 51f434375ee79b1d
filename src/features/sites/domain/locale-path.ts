export type LocalePath =
  | { kind: "localised"; language: string; path: string }
  | { kind: "redirect"; to: string };

/**
 * The locale guard (SPEC §2, PRODUCT §2): a leading segment that is a language of the site picks it;
 * any other two letters are replaced by the visitor's language, and anything else gets it in front.
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
  const rest = /^[a-zA-Z]{2}$/.test(first) ? path.slice(3) : path;
  return { kind: "redirect", to: localisePath(rest, visitorLanguage()) };
}

/** `/faq` in Latvian is `/lv/faq`; home is `/lv/`. */
export function localisePath(path: string, language: string): string {
  // A second slash would make the rest of the path a foreign host.
  return `/${language}/${path.replace(/^[/\\]+/, "")}`;
}
