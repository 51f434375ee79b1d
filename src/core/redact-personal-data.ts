/** Link tokens that grant access to anyone who has them, and numbers of people's orders or parcels. */
const SECRET = /^(?:[\w-]{16,}|.*\d{4,}.*)$/;

/** Pages of goods and articles: they are public. */
const PUBLIC = /^\/[a-z]{2}\/(p|c|market|blog|faq)\//;

/** Which page it was, without personal data: no query, no link that could be followed. */
export function redactPath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  if (PUBLIC.test(pathname)) return pathname;
  return pathname
    .split("/")
    .map((part) => (SECRET.test(part) && !/^[a-z]+(-[a-z]+)*$/.test(part) ? "*" : part))
    .join("/");
}

/** The lengths are limited so that a text without an e-mail is scanned quickly. */
const EMAIL =
  /[^\s"'<>()[\]{},;:=\\/@]{1,64}@[^\s"'<>()[\]{},;:=\\/@]{1,250}\.[^\s"'<>()[\]{},;:=\\/.@]+/gu;
const MAILED_LINK = /((?:password-reset|reservation(?:\/|%2F)confirm)(?:\/|%2F))[^\s"'<>?&/\\]+/gi;
/** Any other link that grants access to anyone who has it, by its shape. Names of built files look similar. */
const SECRET_LINK =
  /((?:\/|%2F|[?&]\w{1,20}=))(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{20,}(?![\w-]|\.(?:m?[jt]sx?|css|map)\b)/g;
/** Phone numbers as people and our forms write them, with the country code: `+370 612 34567`, `+971-50-123-4567`. */
const PHONE = /\+\d{1,3}(?:[ \u00a0().-]{0,2}\d){6,12}(?!\d)/g;

/** For logs and reports, which say what went wrong, not for whom: removes e-mails, phone numbers and secret links. */
export function redactPersonalData(text: string): string {
  // Most lines have no `@`, and the search for e-mails takes longer than all the rest.
  const withoutMail = text.includes("@") ? text.replace(EMAIL, "[e-mail]") : text;
  const withoutPhone = text.includes("+") ? withoutMail.replace(PHONE, "[phone]") : withoutMail;
  return withoutPhone.replace(MAILED_LINK, "$1[token]").replace(SECRET_LINK, "$1[token]");
}
