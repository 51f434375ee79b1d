import type { FormEvent, ReactNode } from "react";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { ShownParcel } from "../../staff-calls.ts";

/** A step of a parcel; `onDone` loads the page below again. */
export type StepDialogOf<Parcel = ShownParcel> = { parcel: Parcel; onDone: () => unknown };

type StepDialogProps = {
  /** Of the modal, and of the form in it. */
  id: string;
  title: string;
  /** The text of the button that makes the step. */
  send: string;
  busy: boolean;
  disabled?: boolean;
  problem: MessageKey | undefined;
  onSend: () => void;
  children: ReactNode;
};

/** The frame of every step of a parcel: a form with one button, under the thumb on phones. */
export function StepDialog(props: StepDialogProps) {
  const { id, title, send, busy, disabled = false, problem, onSend, children } = props;
  const t = useT();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <Dialog
      title={title}
      footer={
        <>
          <Button className="desktop-only" onClick={() => closeModal(id)}>
            {t("ui.close")}
          </Button>
          <Button
            variant="go"
            type="submit"
            form={id}
            className="parcel-step-send"
            busy={busy}
            disabled={disabled}
          >
            {send}
          </Button>
        </>
      }
    >
      <form id={id} className="parcel-step" noValidate onSubmit={submit}>
        {children}
        <ProblemNotice problem={problem} />
      </form>
    </Dialog>
  );
}
