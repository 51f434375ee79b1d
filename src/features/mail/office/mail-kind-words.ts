import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";

/** `contact-delivery` has the same label as all `contact` mails; a kind of an earlier version is shown as stored. */
export const mailKindWords = (t: Translate, kind: string): string =>
  knownWords(t, keyUnder("office.mail_kinds", kind)) ??
  knownWords(t, keyUnder("office.mail_kinds", kind.split("-")[0] ?? "")) ??
  kind;
