import { MINUTE_MS } from "#core/durations.ts";
import { toDecimal } from "#core/money.ts";
import { rulesOf, timeOf } from "#features/records/domain/task-kinds.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { linkFor } from "../link-for.ts";
import type { OpenTask } from "./list-tasks.ts";
import { type NamesDeps, readSubjectNames } from "./subject-names.ts";
import { readSubjectPages } from "./subject-pages.ts";
import type { WorkClocks } from "./work-clocks.ts";
import { readWorkDetails } from "./work-items.ts";

type At = { now: Date; clocks: WorkClocks };

/** Describes tasks for the actor, who may not be allowed to open every page. */
export async function describeTasks(
  deps: NamesDeps,
  tasks: readonly OpenTask[],
  { actor, ...at }: At & { actor: StaffActor },
): Promise<ShownTask[]> {
  const steps = tasks.filter(({ problem }) => problem === undefined);
  const details = await readWorkDetails(
    deps,
    steps.map(({ subject }) => subject),
  );
  const subjects = tasks.map(({ subject }) => subject);
  const names = await readSubjectNames(deps, subjects);
  const pages = await readSubjectPages(deps.db, subjects);
  return tasks.map((task) => {
    const { subject, kind, problem } = task;
    const label = names.get(subject) ?? task.label;
    const detail = problem ?? details.get(subject) ?? "";
    const to = linkFor(actor, task.to, ...(pages.get(subject) ?? []), rulesOf(kind).to);
    return { ...describeTask({ ...task, label }, detail, at), to };
  });
}

/** The remaining time counts only working hours. */
function describeTask(task: OpenTask, detail: string, { now, clocks }: At): Omit<ShownTask, "to"> {
  const { key, kind, siteId, label, money, since, lastAt, dueAt, times } = task;
  const { leftMs, used, opensAt } = timeOf(clocks(siteId), { since, dueAt, now });
  return {
    key,
    kind,
    is_problem: rulesOf(kind).isProblem,
    site_id: siteId,
    label,
    detail,
    ...(money && { amount: toDecimal(money.amountCents), currency: money.currency }),
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
