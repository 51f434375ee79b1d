import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { knownWords } from "#office-ui/marks/known-words.ts";
import { useReasonWords } from "#office-ui/marks/use-reason-words.ts";

/** The result of a message in words, or why it failed. */
export function useOutcomeWords(): (outcome: string) => string {
  const t = useT();
  const reasonWords = useReasonWords();
  return (outcome) =>
    knownWords(t, keyUnder("office.webhooks.outcomes", outcome)) ?? reasonWords(outcome);
}
