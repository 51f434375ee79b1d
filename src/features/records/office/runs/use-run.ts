import { useEffect, useState } from "react";
import { callApi } from "#platform/client/call-api.ts";
import { runCall, type ShownRun } from "../../runs/staff-calls.ts";

const EVERY_MS = 1000;

/** Polls while the run is under way; a lost connection only delays the next request. */
export function useRun(id: string, onEnd: () => unknown): ShownRun | undefined {
  const [run, setRun] = useState<ShownRun>();
  const isOver = run?.status === "done" || run?.status === "failed";
  useEffect(() => {
    if (isOver) return void onEnd();
    let isGone = false;
    const look = async () => {
      const found = await callApi(runCall, { id }).catch(() => undefined);
      if (!isGone && found) setRun(found.run);
    };
    void look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [id, isOver, onEnd]);
  return run;
}
