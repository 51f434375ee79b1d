import { MINUTE_MS } from "#core/durations.ts";
import { rulesOf } from "#features/desk/domain/task-kinds.ts";
import type { ShownTask } from "../staff-calls.ts";
import type { OpenTask } from "./list-tasks.ts";

/** Pages of records that tasks are about, as far as there are any. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  job: () => "/jobs",
};

const pathOf = (subject: string): string | null => {
  const [record = "", id = ""] = subject.split(":");
  return PATHS[record]?.(id) ?? null;
};

export function describeTask(task: OpenTask, now: Date): ShownTask {
  const { key, kind, subject, siteId, label, detail, since, lastAt, dueAt, times } = task;
  const left = dueAt.getTime() - now.getTime();
  const whole = Math.max(1, dueAt.getTime() - since.getTime());
  return {
    key,
    kind,
    is_trouble: rulesOf(kind).isTrouble,
    site_id: siteId,
    label,
    detail,
    to: pathOf(subject),
    since: since.toISOString(),
    last_at: lastAt.toISOString(),
    due_at: dueAt.toISOString(),
    minutes_left: Math.floor(left / MINUTE_MS),
    used: Math.min(1, Math.max(0, 1 - left / whole)),
    times,
    assignee: task.assignee,
    snoozed_until: task.snoozedUntil?.toISOString() ?? null,
  };
}
