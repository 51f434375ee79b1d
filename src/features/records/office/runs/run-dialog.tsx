import { useCallback, useRef } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { RunProgress } from "./run-progress.tsx";
import { useRun } from "./use-run.ts";

const ID = "office-run";

type RunDialogProps = { id: string; title: string; onEnd?: (() => unknown) | undefined };

export const openRun = (props: RunDialogProps) =>
  openModal(ID, <RunDialog key={props.id} {...props} />);

/** Shows the progress of long work; the work continues after the dialog is closed. */
function RunDialog({ id, title, onEnd }: RunDialogProps) {
  const t = useT();
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const run = useRun(
    id,
    useCallback(() => latest.current?.(), []),
  );
  return (
    <Dialog
      title={title}
      size="narrow"
      footer={<Button onClick={() => closeModal(ID)}>{t("ui.close")}</Button>}
    >
      {run && (
        <RunProgress
          run={run}
          onUndo={(undone, ofUndone) => openRun({ id: undone, title: ofUndone, onEnd })}
        />
      )}
      <p className="mt-4 flex flex-wrap justify-between gap-2 text-12 text-ink-3">
        <span>{t("office.runs.goes_on")}</span>
        <Link className="office-link" to="/runs" onClick={() => closeModal(ID)}>
          {t("office.runs.title")}
        </Link>
      </p>
    </Dialog>
  );
}
