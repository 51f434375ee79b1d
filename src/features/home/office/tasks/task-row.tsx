import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Avatar } from "#office-ui/marks/avatar.tsx";
import { Clock } from "#office-ui/marks/clock.tsx";
import { useMe } from "#office-ui/me/me.ts";
import { Button } from "#ui/button.tsx";
import type { ShownTask } from "../../staff-calls.ts";
import { openCloseTask } from "./close-task-dialog.tsx";
import { TASK_ICONS } from "./task-icons.ts";
import { TaskTitle } from "./task-title-link.tsx";
import { useTaskActions } from "./use-task-actions.ts";
import { useTaskFacts } from "./use-task-facts.ts";

/** One task: remaining time, title and assignee. */
export function TaskRow({ task }: { task: ShownTask }) {
  const t = useT();
  const { sites } = useMe();
  const factsOf = useTaskFacts();
  const { isMine, take, assign, snooze, busy } = useTaskActions();
  const site = sites.find(({ id }) => id === task.site_id)?.name;
  return (
    <li className="task" data-task={task.key}>
      <Clock minutesLeft={task.minutes_left} used={task.used} opensAt={task.opens_at} barFirst />
      <OfficeIcon name={TASK_ICONS[task.kind]} />
      <span className="task-words">
        <TaskTitle task={task} /> <span className="text-ink-2">{factsOf(task)}</span>
      </span>
      <span className="task-site truncate text-ink-3">{site}</span>
      <span className="task-who" title={task.assignee?.name}>
        <Avatar name={task.assignee?.name} isMe={isMine(task)} />
        <span className="visually-hidden">{task.assignee?.name}</span>
      </span>
      <span className="task-actions">
        <Button busy={busy} onClick={() => take(task)}>
          {t(isMine(task) ? "office.tasks.let_go" : "office.tasks.take")}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t("office.tasks.assign")}
          onClick={() => assign(task)}
        >
          <OfficeIcon name="user-plus" />
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          aria-label={t("office.tasks.snooze")}
          onClick={() => snooze(task)}
        >
          <OfficeIcon name="clock" />
        </Button>
        {task.is_problem && (
          <Button variant="quiet" onClick={() => openCloseTask(task)}>
            {t("office.tasks.close")}
          </Button>
        )}
      </span>
    </li>
  );
}
