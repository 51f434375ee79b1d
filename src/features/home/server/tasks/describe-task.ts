import { MINUTE_MS } from "#core/durations.ts";
import { toDecimal } from "#core/money.ts";
import { rulesOf, timeOf } from "#features/records/domain/task-kinds.ts";
import type { ShownTask } from "../../staff-calls.ts";
import type { OpenTask } from "./list-tasks.ts";
import { type NamesDeps, readSubjectNames } from "./subject-names.ts";
import type { WorkClocks } from "./work-clocks.ts";
import { readWorkDetails } from "./work-records.repository.ts";

/** Pages of records that tasks are about, as far as there are any. */
const PATHS: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  product: (id) => `/products/${id}`,
  job: () => "/jobs",
};

const pathOf = (subject: string): string | null => {
  const [record = "", id = ""] = subject.split(":");
  return PATHS[record]?.(id) ?? null;
};

type At = { now: Date; clocks: WorkClocks };

export async function describeTasks(
  deps: NamesDeps,
  tasks: readonly OpenTask[],
  at: At,
): Promise<ShownTask[]> {
  const steps = tasks.filter(({ problem }) => problem === undefined);
  const details = await readWorkDetails(
    deps.db,
    steps.map(({ subject }) => subject),
  );
  const names = await readSubjectNames(
    deps,
    tasks.map(({ subject }) => subject),
  );
  return tasks.map((task) => {
    const label = names.get(task.subject) ?? task.label;
    return describeTask({ ...task, label }, task.problem ?? details.get(task.subject) ?? "", at);
  });
}

/** What is left of its time is counted while somebody works. */
function describeTask(task: OpenTask, detail: string, { now, clocks }: At): ShownTask {
  const { key, kind, subject, siteId, label, money, since, lastAt, dueAt, times } = task;
  const { leftMs, used, opensAt } = timeOf(clocks(siteId), { since, dueAt, now });
  return {
    key,
    kind,
    is_problem: rulesOf(kind).isProblem,
    site_id: siteId,
    label,
    detail,
    ...(money && { amount: toDecimal(money.amountCents), currency: money.currency }),
    to: pathOf(subject),
    since: since.toISOString(),
    last_at: lastAt.toISOString(),
    due_at: dueAt.toISOString(),
    minutes_left: Math.floor(leftMs / MINUTE_MS),
    used,
    opens_at: opensAt?.toISOString() ?? null,
    times,
    assignee: task.assignee,
    snoozed_until: task.snoozedUntil?.toISOString() ?? null,
  };
}
