import { rulesOf } from "#features/records/domain/task-kinds.ts";
import type { OfficeQueue } from "#features/records/server/tasks/work-record.ts";
import { isSiteOpen } from "#features/sites/domain/site.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { queueCounter } from "./count-queues.ts";
import { linkFor } from "./link-for.ts";
import { narrowActor } from "./narrow-actor.ts";
import { readFigures } from "./read-figures.ts";
import type { SearchDeps } from "./search-records.ts";
import type { TaskDeps } from "./tasks/change-task.ts";
import { describeTasks } from "./tasks/describe-task.ts";
import { isAwake } from "./tasks/is-awake.ts";
import { listOpenTasks, type OpenTask } from "./tasks/list-tasks.ts";
import type { NamesDeps } from "./tasks/subject-names.ts";
import { workClocks } from "./tasks/work-clocks.ts";

export type HomeDeps = TaskDeps &
  SearchDeps &
  NamesDeps & {
    /** The queues of all features. */
    queues: () => readonly OfficeQueue[];
  };

const ON_HOME = 12;

type ShowHomeInput = {
  actor: StaffActor;
  /** Only this site. */
  siteId: number | undefined;
  timeZone: string;
  countQueues: ReturnType<typeof queueCounter>;
};

/** The person's waiting work, the problems, and today's figures. */
export async function showHome(
  deps: HomeDeps,
  { actor: whole, siteId, timeZone, countQueues }: ShowHomeInput,
) {
  const now = deps.now();
  const actor = narrowActor(whole, siteId === undefined ? undefined : [siteId]);
  const clocks = workClocks(deps.listSites());
  const { tasks, cutKinds } = await listOpenTasks(deps, actor, clocks);
  const open = tasks.filter(isAwake(now));
  const shown = (some: OpenTask[]) =>
    describeTasks(deps, some.slice(0, ON_HOME), { now, clocks, actor: whole });
  const isMine = ({ assignee }: OpenTask) => assignee?.id === whole.id;
  const steps = open.filter(({ kind }) => !rulesOf(kind).isProblem);
  const problems = open.filter(({ kind }) => rulesOf(kind).isProblem);
  const late = open.filter(({ dueAt }) => dueAt < now);
  const queues = await countQueues(actor, { now });
  return {
    // The person's own tasks come first, so that older tasks never push them off the page.
    tasks: await shown([...open.filter(isMine), ...steps.filter((task) => !isMine(task))]),
    total: open.length,
    hasMore: cutKinds.length > 0,
    problems: await shown(oneOfEachFirst(problems)),
    queues: queues.map(({ key, to, step, waiting }) => ({
      key,
      count: waiting,
      // Checks all the person's sites: with a single site selected, a page of the whole shop would have no link.
      to: linkFor(whole, to),
      late: late.filter(({ kind }) => kind === step).length,
      hasMoreLate: cutKinds.some((kind) => kind === step),
    })),
    figures: await figuresFor(deps, actor, timeZone),
    notOpen: listNotOpen(deps, whole),
  };
}

/** The first problem of each kind comes before all others, so that one kind with many does not hide the rest. */
function oneOfEachFirst(problems: readonly OpenTask[]): OpenTask[] {
  const firsts = new Set(
    [...Map.groupBy(problems, ({ kind }) => kind).values()].map(([one]) => one),
  );
  return [
    ...problems.filter((one) => firsts.has(one)),
    ...problems.filter((one) => !firsts.has(one)),
  ];
}

/** Only owners of the whole shop can open sites. */
function listNotOpen({ listSites }: HomeDeps, actor: StaffActor) {
  const allowed = requireOneOfRoles(actor, ["owner"]);
  if (!allowed.ok || allowed.value.siteIds) return [];
  return listSites()
    .filter((site) => !isSiteOpen(site))
    .map(({ id, name }) => ({ id, name }));
}

async function figuresFor({ db, now }: HomeDeps, actor: StaffActor, timeZone: string) {
  const allowed = requireOneOfRoles(actor, ["orders", "finance"]);
  if (!allowed.ok) return null;
  return await readFigures(db, { now: now(), timeZone, siteIds: allowed.value.siteIds });
}
