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

/** Lengths are bounded: a text without any is read in no time. */
const EMAIL =
  /[^\s"'<>()[\]{},;:=\\/@]{1,64}@[^\s"'<>()[\]{},;:=\\/@]{1,250}\.[^\s"'<>()[\]{},;:=\\/.@]+/gu;
const MAILED_LINK = /((?:password-reset|reservation(?:\/|%2F)confirm)(?:\/|%2F))[^\s"'<>?&/\\]+/gi;
/** Any other link that opens to whoever holds it, by its shape; names of built files look alike. */
const SECRET_LINK =
  /((?:\/|%2F|[?&]\w{1,20}=))(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-]|\.(?:m?[jt]sx?|css|map)\b)/g;
/** As people and our forms write it, with the country's code: `+370 612 34567`, `+971-50-123-4567`. */
const PHONE = /\+\d{1,3}(?:[ \u00a0().-]{0,2}\d){6,12}(?!\d)/g;

/** What is kept for those who run the shop says what went wrong, not with whom: no e-mail, phone or secret link. */
export function redactPersonalData(text: string): string {
  // Most lines have no such sign, and looking for addresses takes longer than all the rest.
  const withoutMail = text.includes("@") ? text.replace(EMAIL, "[e-mail]") : text;
  const withoutPhone = text.includes("+") ? withoutMail.replace(PHONE, "[phone]") : withoutMail;
  return withoutPhone.replace(MAILED_LINK, "$1[token]").replace(SECRET_LINK, "$1[token]");
}
