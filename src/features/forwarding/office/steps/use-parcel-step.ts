import { useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { CallFailed } from "#platform/client/call-api.ts";

const CHANGED_SINCE = 409;
type Problems = Readonly<Record<string, MessageKey>>;

/**
 * Makes one step at a time and keeps why it was refused, by field or as a whole. If a colleague was faster, the page
 * below is loaded again, and what was typed stays.
 */
export function useParcelStep(onDone: () => unknown) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey>();
  const [problems, setProblems] = useState<Problems>({});
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    setProblems({});
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
      setProblems(firstOfEach(error.errors));
      if (error.httpStatus === CHANGED_SINCE) await onDone();
    } finally {
      setBusy(false);
    }
  };
  const errorOf = (field: string): { error: string } | undefined => {
    const key = problems[field] ?? problems[`box.${field}`];
    return key && { error: t(key) };
  };
  return { busy, problem, run, errorOf, setProblems };
}

const firstOfEach = (errors: Readonly<Record<string, readonly MessageKey[]>>): Problems =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first ? [[field, first]] : [])),
  );
