import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { classNames } from "#ui/class-names.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { groupByClock, type TaskGroup } from "./group-by-clock.ts";
import { TaskRow } from "./task-row.tsx";
import { useTaskKeys } from "./use-task-keys.ts";

const GROUP_TITLES = {
  mine: "office.tasks.views.mine",
  late: "office.tasks.late",
  hour: "office.tasks.hour",
  later: "office.tasks.later",
} as const satisfies Record<TaskGroup, MessageKey>;

type TaskGroupsProps = {
  tasks: readonly ShownTask[];
  /** Shows the person's own tasks before all others. */
  mineFirst?: boolean;
};

/** Tasks grouped into late, due within an hour, and later. */
export function TaskGroups({ tasks, mineFirst = false }: TaskGroupsProps) {
  const t = useT();
  const { number } = useOfficeFormat();
  const { user } = useMe();
  const isMine = ({ assignee }: ShownTask) => mineFirst && assignee?.id === user.id;
  useTaskKeys(tasks);
  if (tasks.length === 0) return <p className="task-empty">{t("office.tasks.nothing")}</p>;
  return (
    <div className="task-list">
      {groupByClock(tasks, isMine).map(({ group, tasks: rows }) => (
        <section key={group} aria-label={t(GROUP_TITLES[group])}>
          <h3 className={classNames("task-group", group === "late" && "task-late")}>
            {t(GROUP_TITLES[group])} <span className="num">{number(rows.length)}</span>
          </h3>
          <ul>
            {rows.map((task) => (
              <TaskRow key={task.key} task={task} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
