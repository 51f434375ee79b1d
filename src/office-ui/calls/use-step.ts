import { useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { CallFailed } from "#platform/client/call-api.ts";

/** Runs what a button or a sixth digit asks for, once at a time, and keeps why it was refused. */
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
