import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { taskTitle } from "./task-title.ts";

/** The task's title, linked to the page of its subject if there is one. */
export function TaskTitle({ task }: { task: ShownTask }) {
  const title = taskTitle(useT(), task);
  if (task.to === null) return <span className="task-title">{title}</span>;
  return (
    <Link to={task.to} className="task-title">
      {title}
    </Link>
  );
}
