import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { ProblemNotice } from "./problem-notice.tsx";

const ID = "office-confirm";

type ConfirmProps = {
  /** The question, with the name of the record. */
  title: string;
  /** What will happen. */
  text: string;
  /** The text of the confirm button. */
  send: string;
  /** Shown as a toast once it is done. */
  done?: string;
  onConfirm: () => Promise<unknown>;
};

/** Asks before an action that cannot be undone. A refusal is shown in the dialog; the page's data is reloaded. */
export const openConfirm = (props: ConfirmProps) => openModal(ID, <ConfirmDialog {...props} />);

function ConfirmDialog({ title, text, send, done, onConfirm }: ConfirmProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useStep();
  const confirm = () =>
    void run(async () => {
      await onConfirm();
      closeModal(ID);
      if (done) showToast({ kind: "good", text: done });
      await revalidate();
    });
  return (
    <Dialog
      title={title}
      size="narrow"
      footer={
        <>
          <Button disabled={busy} onClick={() => closeModal(ID)}>
            {t("office.confirm.back")}
          </Button>
          <Button variant="danger" busy={busy} onClick={confirm}>
            {send}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{text}</p>
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}
