import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useMe } from "#office-ui/me/me.ts";
import { callApi } from "#platform/client/call-api.ts";
import { assignTaskCall, type ShownTask, snoozeTaskCall } from "../../staff-calls.ts";
import { openAssignTask } from "./assign-task-dialog.tsx";

const SNOOZE_MS = 4 * 3_600_000;

/** Actions to take or release a task, assign it to a colleague, and snooze it. */
export function useTaskActions() {
  const t = useT();
  const { user } = useMe();
  const { busy, run } = useAction();
  const isMine = ({ assignee }: ShownTask) => assignee?.id === user.id;
  return {
    busy,
    isMine,
    take: (task: ShownTask) =>
      void run(
        () =>
          callApi(assignTaskCall, { key: task.key, assignee_id: isMine(task) ? null : user.id }),
        t("office.tasks.done"),
      ),
    assign: (task: ShownTask) => void run(() => openAssignTask(task)),
    snooze: (task: ShownTask) =>
      void run(
        () =>
          callApi(snoozeTaskCall, {
            key: task.key,
            until: new Date(Date.now() + SNOOZE_MS).toISOString(),
          }),
        t("office.tasks.done"),
      ),
  };
}
