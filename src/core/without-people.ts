/** Lengths are bounded: a text without any is read in no time. */
const EMAIL =
  /[^\s"'<>()[\]{},;:=\\/@]{1,64}@[^\s"'<>()[\]{},;:=\\/@]{1,250}\.[^\s"'<>()[\]{},;:=\\/.@]+/gu;
const MAILED_LINK = /((?:password-reset|reservation(?:\/|%2F)confirm)(?:\/|%2F))[^\s"'<>?&/\\]+/gi;

/** What is kept for those who run the shop says what went wrong, not with whom: no e-mail, no mailed link. */
export function withoutPeople(text: string): string {
  return text.replace(EMAIL, "[e-mail]").replace(MAILED_LINK, "$1[token]");
}
