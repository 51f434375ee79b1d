import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { openRun } from "./run-dialog.tsx";

/** For many rows the file is made in the background: starts the work and shows its progress. */
export function useLargeCsv(title: MessageKey, start: (query: string) => Promise<{ run: string }>) {
  const t = useT();
  const { run } = useAction();
  return (query: string) =>
    void run(async () => {
      const { run: id } = await start(query);
      openRun({ id, title: t(title) });
    });
}
