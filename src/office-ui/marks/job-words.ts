import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";

/** `apply-import-2` is the same work on rows of another format. */
const withoutFormat = (name: string) => name.replace(/-\d+$/, "");

export const jobWords = (t: Translate, name: string): string =>
  knownWords(t, keyUnder("office.jobs.name", withoutFormat(name))) ?? name;
