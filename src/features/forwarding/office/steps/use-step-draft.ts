import { useState } from "react";
import { readDraft, storeDraft } from "#office-ui/form/drafts.ts";

type Fields = Record<string, unknown>;

/** What is typed in a step's dialog; it survives a reload and a lost session, until the step is done. */
export function useStepDraft<Values extends Fields>(record: string, blank: Values) {
  const [values, setValues] = useState<Values>(() => {
    const stored = Object.entries(readDraft(record)).map(([name, { value }]) => [name, value]);
    return { ...blank, ...Object.fromEntries(stored) };
  });
  const set = (change: Partial<Values> | ((now: Values) => Partial<Values>)) =>
    setValues((now) => {
      const next = { ...now, ...(typeof change === "function" ? change(now) : change) };
      const draft = Object.entries(next).map(([name, value]) => [
        name,
        { seen: blank[name], value },
      ]);
      storeDraft(record, Object.fromEntries(draft));
      return next;
    });
  const clear = () => storeDraft(record, {});
  return { values, set, clear };
}
