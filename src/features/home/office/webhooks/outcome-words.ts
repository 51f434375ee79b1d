import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";

/** What became of a message; why it failed is told as the error has it. */
export const outcomeWords = (t: Translate, outcome: string): string =>
  knownWords(t, keyUnder("office.webhooks.outcomes", outcome)) ?? outcome;
