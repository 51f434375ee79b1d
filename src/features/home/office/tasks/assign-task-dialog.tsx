import { useState } from "react";
import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { assignTaskCall, type ShownTask, taskColleaguesCall } from "../../staff-calls.ts";

const ID = "office-assign-task";
const NOBODY = "";

type Colleague = { id: number; name: string };

/** Asks first who can do it. */
export async function openAssignTask(task: ShownTask): Promise<void> {
  const { colleagues } = await callApi(taskColleaguesCall, { key: task.key });
  openModal(ID, <AssignTaskDialog task={task} colleagues={colleagues} />);
}

type AssignTaskProps = { task: ShownTask; colleagues: readonly Colleague[] };

/** To a colleague whose roles and sites reach it, or to nobody. */
function AssignTaskDialog({ task, colleagues }: AssignTaskProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useStep();
  const [chosen, setChosen] = useState(task.assignee ? String(task.assignee.id) : NOBODY);
  const assign = () =>
    run(async () => {
      const assigneeId = chosen === NOBODY ? null : Number(chosen);
      await callApi(assignTaskCall, { key: task.key, assignee_id: assigneeId });
      closeModal(ID);
      showToast({ kind: "good", text: t("office.tasks.done") });
      await revalidate();
    });
  return (
    <Dialog
      title={t("office.tasks.assign_title")}
      size="narrow"
      footer={
        <Button variant="go" busy={busy} onClick={assign}>
          {t("office.tasks.assign_do")}
        </Button>
      }
    >
      <p className="mb-4 font-medium">
        {t(keyUnder("office.tasks.kind", task.kind), { label: task.label })}
      </p>
      <ProblemNotice problem={problem} />
      <SelectField
        label={t("office.tasks.colleague")}
        hint={t("office.tasks.colleague_hint")}
        value={chosen}
        options={[
          { value: NOBODY, label: t("office.tasks.nobody") },
          ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
