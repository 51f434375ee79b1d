import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";

/** `contact-delivery` is called as all of its kind are; one of an earlier version stays as it is written. */
export const mailKindWords = (t: Translate, kind: string): string =>
  knownWords(t, keyUnder("office.mail_kinds", kind)) ??
  knownWords(t, keyUnder("office.mail_kinds", kind.split("-")[0] ?? "")) ??
  kind;
