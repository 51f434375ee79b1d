import { useState } from "react";
import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { CallFailed } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";

/** Runs one action at a time, shows a toast if it is refused, and reloads the page's data in either case. */
export function useAction() {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done?: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      await work();
      if (done) showToast({ kind: "good", text: done });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      showToast({ kind: "bad", text: t(error.message) });
      return false;
    } finally {
      setBusy(false);
      await revalidate();
    }
  };
  return { busy, run };
}
