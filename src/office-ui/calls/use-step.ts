import { useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { CallFailed } from "#platform/client/call-api.ts";

/** Runs the work of a button or of a completed code, one at a time, and keeps the reason if it is refused. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageKey>();
  const run = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setProblem(error.message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
}
