import { rulesOf } from "#features/records/domain/task-kinds.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { narrowActor } from "../narrow-actor.ts";
import { describeTasks } from "./describe-task.ts";
import { isAwake } from "./is-awake.ts";
import { listOpenTasks, type OpenTask } from "./list-tasks.ts";
import type { NamesDeps } from "./subject-names.ts";
import { workClocks } from "./work-clocks.ts";

const PAGE = 50;

type TasksPageDeps = NamesDeps & { now: () => Date; listSites: () => readonly Site[] };
type TasksPageInput = Filter & {
  actor: StaffActor;
  kind?: OpenTask["kind"][] | undefined;
  site?: number[] | undefined;
  /** The key of the last task on the previous page. */
  after?: string | undefined;
};
type TasksPage = { tasks: ShownTask[]; total: number; hasMore: boolean; next: string | null };

/** A page of the actor's open tasks, and whether some kind has more than were searched. */
export async function listTasksPage(
  deps: TasksPageDeps,
  { actor, kind, site, after, ...filter }: TasksPageInput,
): Promise<TasksPage> {
  const now = deps.now();
  const clocks = workClocks(deps.listSites());
  const open = await listOpenTasks(deps, narrowActor(actor, site), clocks, { kinds: kind });
  const wanted = open.tasks.filter((task) => isWanted(task, filter, { now, actorId: actor.id }));
  const from = after ? wanted.findIndex(({ key }) => key === after) + 1 : 0;
  const rows = wanted.slice(from, from + PAGE);
  return {
    tasks: await describeTasks(deps, rows, { now, clocks, actor }),
    total: wanted.length,
    hasMore: open.cutKinds.length > 0,
    next: from + PAGE < wanted.length ? (rows.at(-1)?.key ?? null) : null,
  };
}

/** Filters applied to the found tasks; kinds and sites are already filtered by the query. */
type Filter = {
  mine?: boolean | undefined;
  problem?: boolean | undefined;
  snoozed?: boolean | undefined;
};

function isWanted(task: OpenTask, filter: Filter, at: { now: Date; actorId: number | null }) {
  const { mine, problem, snoozed = false } = filter;
  return (
    isAwake(at.now)(task) !== snoozed &&
    (mine === undefined || (task.assignee?.id === at.actorId) === mine) &&
    (problem === undefined || rulesOf(task.kind).isProblem === problem)
  );
}
