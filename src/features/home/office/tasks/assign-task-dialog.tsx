import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { AssignDialog } from "#office-ui/record/assign-dialog.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { assignTaskCall, type ShownTask, taskColleaguesCall } from "../../staff-calls.ts";
import { taskTitle } from "./task-title.ts";

const ID = "office-assign-task";

/** Loads the colleagues who can do the task, then opens the dialog. */
export async function openAssignTask(task: ShownTask): Promise<void> {
  const { colleagues } = await callApi(taskColleaguesCall, { key: task.key });
  openModal(ID, <AssignTaskDialog task={task} colleagues={colleagues} />);
}

type AssignTaskProps = { task: ShownTask; colleagues: readonly { id: number; name: string }[] };

/** Assigns the task to a colleague whose roles and sites cover it, or to nobody. */
function AssignTaskDialog({ task, colleagues }: AssignTaskProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const assign = async (assigneeId: number | null) => {
    await callApi(assignTaskCall, { key: task.key, assignee_id: assigneeId });
    closeModal(ID);
    showToast({ kind: "good", text: t("office.tasks.done") });
    await revalidate();
  };
  return (
    <AssignDialog
      title={t("office.tasks.assign_title")}
      hint={t("office.tasks.colleague_hint")}
      colleagues={colleagues}
      assigneeId={task.assignee?.id}
      onAssign={assign}
    >
      <p className="mb-4 font-medium">{taskTitle(t, task)}</p>
    </AssignDialog>
  );
}
