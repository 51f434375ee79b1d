import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { Button } from "#ui/button.tsx";
import type { ShownTask } from "../../staff-calls.ts";
import { openCloseTask } from "./close-task-dialog.tsx";
import { TASK_ICONS } from "./task-icons.ts";
import { TaskTitle } from "./task-title-link.tsx";
import { useTaskFacts } from "./use-task-facts.ts";

/** The problems, each once. */
export function ProblemList({ tasks }: { tasks: readonly ShownTask[] }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  const factsOf = useTaskFacts();
  if (tasks.length === 0) return <p className="task-empty">{t("office.tasks.no_problems")}</p>;
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.key} className="task-problem">
          <OfficeIcon name={TASK_ICONS[task.kind]} />
          <span className="task-words">
            <TaskTitle task={task} /> <span className="text-ink-2">{factsOf(task)}</span>
          </span>
          <time className="num text-ink-3" dateTime={task.last_at}>
            {moment(task.last_at)}
          </time>
          <Button onClick={() => openCloseTask(task)}>{t("office.tasks.close")}</Button>
        </li>
      ))}
    </ul>
  );
}
