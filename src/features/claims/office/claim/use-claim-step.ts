import { useState } from "react";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { CallFailed } from "#platform/client/call-api.ts";

/**
 * Runs the step of a dialog. If a colleague decided first, says who and how; the dialog stays open with what was
 * typed. `errors` are the refused fields.
 */
export function useClaimStep() {
  const t = useT();
  const { time } = useOfficeFormat();
  const { busy, problem, run } = useStep();
  const [failed, setFailed] = useState<CallFailed>();
  const [field] = failed?.conflict?.fields ?? [];
  const { by, at } = failed?.conflict ?? { by: null, at: null };
  return {
    busy,
    problem: field ? undefined : problem,
    errors: failed?.errors ?? {},
    conflict:
      field &&
      t("office.claims.meanwhile", {
        name: by ?? "–",
        time: at ? time(at) : "",
        state: t(keyUnder("claims.status", String(field.current))),
      }),
    run: (work: () => Promise<unknown>) =>
      void run(async () => {
        setFailed(undefined);
        try {
          await work();
        } catch (error) {
          if (error instanceof CallFailed) setFailed(error);
          throw error;
        }
      }),
  };
}
