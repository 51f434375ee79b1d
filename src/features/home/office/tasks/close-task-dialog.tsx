import { useState } from "react";
import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { TASK_OUTCOMES, type TaskOutcome } from "#features/records/domain/task-kinds.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextArea } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { closeTaskCall, type ShownTask } from "../../staff-calls.ts";
import { taskTitle } from "./task-title.ts";

const ID = "office-close-task";

export const openCloseTask = (task: ShownTask) => openModal(ID, <CloseTaskDialog task={task} />);

/** Closing a problem requires an outcome. */
function CloseTaskDialog({ task }: { task: ShownTask }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useStep();
  const [outcome, setOutcome] = useState<TaskOutcome>("done");
  const [note, setNote] = useState("");
  const close = () =>
    run(async () => {
      await callApi(closeTaskCall, { key: task.key, outcome, note });
      closeModal(ID);
      await revalidate();
    });
  return (
    <Dialog
      title={t("office.tasks.close_title")}
      size="narrow"
      footer={
        <Button variant="go" busy={busy} onClick={close}>
          {t("office.tasks.close_do")}
        </Button>
      }
    >
      <p className="mb-4 font-medium">{taskTitle(t, task)}</p>
      {problem && (
        <Notice kind="bad" announce>
          {t(problem)}
        </Notice>
      )}
      <SelectField
        label={t("office.tasks.outcome")}
        value={outcome}
        options={TASK_OUTCOMES.map((value) => ({
          value,
          label: t(keyUnder("office.tasks.outcomes", value)),
        }))}
        onChoose={setOutcome}
      />
      <TextArea
        label={t("office.tasks.note")}
        optional
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Dialog>
  );
}
