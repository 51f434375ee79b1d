import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { taskTitle } from "./task-title.ts";

/** What is to be done, which opens what it is about where that has a page. */
export function TaskTitle({ task }: { task: ShownTask }) {
  const title = taskTitle(useT(), task);
  if (task.to === null) return <span className="task-title">{title}</span>;
  return (
    <Link to={task.to} className="task-title">
      {title}
    </Link>
  );
}
