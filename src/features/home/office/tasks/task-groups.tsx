import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office/components/marks/use-office-format.ts";
import { classNames } from "#ui/class-names.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { groupByClock } from "./group-by-clock.ts";
import { TaskRow } from "./task-row.tsx";
import { useTaskKeys } from "./use-task-keys.ts";

/** Late ones, those of this hour, and the rest. */
export function TaskGroups({ tasks }: { tasks: readonly ShownTask[] }) {
  const t = useT();
  const { number } = useOfficeFormat();
  useTaskKeys(tasks);
  if (tasks.length === 0) return <p className="desk-empty">{t("office.tasks.nothing")}</p>;
  return groupByClock(tasks).map(({ group, tasks: rows }) => (
    <section key={group} aria-label={t(`office.tasks.${group}`)}>
      <h3 className={classNames("desk-group", group === "late" && "desk-late")}>
        {t(`office.tasks.${group}`)} <span className="num">{number(rows.length)}</span>
      </h3>
      <ul>
        {rows.map((task) => (
          <TaskRow key={task.key} task={task} />
        ))}
      </ul>
    </section>
  ));
}
