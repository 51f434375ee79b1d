/** Links that open something for whoever holds them, and numbers of people's things. */
const SECRET = /^(?:[\w-]{16,}|.*\d{4,}.*)$/;

/** Goods and texts are everybody's. */
const PUBLIC = /^\/[a-z]{2}\/(p|c|market|blog|faq)\//;

/** Which page it was, and nobody's: no query, no link that could be followed. */
export function redactPath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  if (PUBLIC.test(pathname)) return pathname;
  return pathname
    .split("/")
    .map((part) => (SECRET.test(part) && !/^[a-z]+(-[a-z]+)*$/.test(part) ? "*" : part))
    .join("/");
}
