import { toDecimal } from "#core/money.ts";
import { rulesOf } from "#features/desk/domain/task-kinds.ts";
import { isSiteOpen } from "#features/sites/domain/site.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import { assignRecordsCall, recordColleaguesCall } from "#platform/records/staff-calls.ts";
import { QUEUE_KEYS, type QueueKey } from "../domain/queue-keys.ts";
import * as calls from "../staff-calls.ts";
import { readFigures } from "./figures.ts";
import { queueCounter } from "./queues.ts";
import { type SearchDeps, searchRecords } from "./search-records.ts";
import { assignRecords, listRecordColleagues } from "./tasks/assign-records.ts";
import {
  assignTask,
  closeTask,
  listTaskColleagues,
  snoozeTask,
  type TaskDeps,
} from "./tasks/change-task.ts";
import { describeTasks } from "./tasks/describe-task.ts";
import { listOpenTasks, type OpenTask } from "./tasks/list-tasks.ts";
import type { NamesDeps } from "./tasks/subject-names.ts";
import { workClocks } from "./tasks/work-clocks.ts";

type HomeDeps = TaskDeps & SearchDeps & NamesDeps;

const refuse = refuseWith();
const done = { status: true } as const;
const PAGE = 50;
const ON_HOME = 12;

export const homeStaffApi = (deps: HomeDeps): StaffRoute[] => [
  ...homeRoutes(deps),
  ...taskRoutes(deps),
  handleStaffCall(calls.searchCall, async ({ query: text }, { actor, site }) => ({
    ...done,
    hits: await searchRecords(deps, { actor, text, site }),
  })),
];

const isAwake =
  (now: Date) =>
  ({ snoozedUntil }: OpenTask) =>
    snoozedUntil === null || snoozedUntil <= now;

/** Which queue a kind of task stands in. */
const QUEUE_OF: Partial<Record<OpenTask["kind"], QueueKey>> = {
  price: "quotes",
  buy: "to_buy",
  ship: "to_ship",
  pack: "to_pack",
  reservation: "reservations",
  claim: "claims",
};

function homeRoutes(deps: HomeDeps): StaffRoute[] {
  const { db } = deps;
  const countQueues = queueCounter(db);
  return [
    handleStaffCall(calls.homeCall, async ({ site_id: siteId }, { actor: whole, site }) => {
      const now = deps.now();
      const actor = narrowed(whole, siteId === undefined ? undefined : [siteId]);
      const clocks = workClocks(deps.listSites());
      const { tasks, cutKinds } = await listOpenTasks(db, actor, clocks);
      const open = tasks.filter(isAwake(now));
      const shown = (some: OpenTask[]) =>
        describeTasks(deps, some.slice(0, ON_HOME), { now, clocks });
      const isMine = ({ assignee }: OpenTask) => assignee?.id === whole.id;
      const steps = open.filter(({ kind }) => !rulesOf(kind).isProblem);
      const problems = open.filter(({ kind }) => rulesOf(kind).isProblem);
      const late = steps.filter(({ dueAt }) => dueAt < now).map(({ kind }) => QUEUE_OF[kind]);
      const queues = await countQueues(actor, { keys: QUEUE_KEYS, now });
      return {
        ...done,
        // What somebody has in hand, or was given, is never pushed off the page by what is older.
        tasks: await shown([...open.filter(isMine), ...steps.filter((task) => !isMine(task))]),
        tasks_total: open.length,
        has_more_tasks: cutKinds.length > 0,
        problems: await shown(oneOfEachFirst(problems)),
        queues: queues.map((queue) => ({
          ...queue,
          late: late.filter((key) => key === queue.key).length,
          has_more_late: cutKinds.some((kind) => QUEUE_OF[kind] === queue.key),
        })),
        figures: await figuresFor(deps, actor, site.timeZone),
        not_open: listNotOpen(deps, whole),
      };
    }),
    handleStaffCall(calls.menuCountsCall, async (_input, { actor }) => {
      const now = deps.now();
      const clocks = workClocks(deps.listSites());
      const { tasks, cutKinds } = await listOpenTasks(db, actor, clocks);
      const open = tasks.filter(isAwake(now));
      const late = open.filter(({ dueAt }) => dueAt < now);
      const [buy] = await countQueues(actor, { keys: ["to_buy"], now });
      return {
        ...done,
        counts: [
          {
            path: "/tasks",
            count: late.length > 0 ? late.length : open.length,
            has_more: cutKinds.length > 0,
            is_late: late.length > 0,
          },
          ...(buy ? [{ path: "/orders", count: buy.count, has_more: false, is_late: false }] : []),
        ],
      };
    }),
  ];
}

/** However much went wrong in one way, the soonest of every other stands before the rest of it. */
function oneOfEachFirst(problems: readonly OpenTask[]): OpenTask[] {
  const firsts = new Set(
    [...Map.groupBy(problems, ({ kind }) => kind).values()].map(([one]) => one),
  );
  return [
    ...problems.filter((one) => firsts.has(one)),
    ...problems.filter((one) => !firsts.has(one)),
  ];
}

/** Some sites of theirs; another's is none of theirs. */
function narrowed(actor: StaffActor, wanted: readonly number[] | undefined): StaffActor {
  if (!wanted) return actor;
  const grants = (actor.grants ?? []).map(({ role, siteIds }) => ({
    role,
    siteIds: siteIds === null ? [...wanted] : wanted.filter((id) => siteIds.includes(id)),
  }));
  return { ...actor, grants };
}

/** They are whose work it is to open them. */
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
  const { siteIds } = allowed.value;
  const { day, hours, today, lastWeek } = await readFigures(db, { now: now(), timeZone, siteIds });
  const asWritten = (list: typeof today) =>
    list.map(({ orders, incomeCents }) => ({ orders, income: toDecimal(incomeCents) }));
  return { day, hours, today: asWritten(today), last_week: asWritten(lastWeek) };
}

function taskRoutes(deps: HomeDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.listTasksCall, async (input, { actor }) => {
      const now = deps.now();
      const clocks = workClocks(deps.listSites());
      const reached = narrowed(actor, input.site);
      const open = await listOpenTasks(deps.db, reached, clocks, { kinds: input.kind });
      const wanted = open.tasks.filter((task) => isWanted(task, input, { now, actorId: actor.id }));
      const from = input.after ? wanted.findIndex(({ key }) => key === input.after) + 1 : 0;
      const rows = wanted.slice(from, from + PAGE);
      return {
        ...done,
        tasks: await describeTasks(deps, rows, { now, clocks }),
        total: wanted.length,
        has_more: open.cutKinds.length > 0,
        next: from + PAGE < wanted.length ? (rows.at(-1)?.key ?? null) : null,
      };
    }),
    handleStaffCall(calls.assignTaskCall, async ({ key, assignee_id: assigneeId }, request) => {
      const given = await assignTask(deps, { actor: request.actor, key, assigneeId });
      return given.ok ? done : refuse(request, given);
    }),
    handleStaffCall(calls.taskColleaguesCall, async ({ key }, { actor }) => {
      const colleagues = await listTaskColleagues(deps, { actor, key });
      return colleagues ? { ...done, colleagues } : failure(404, "errors.not_found");
    }),
    handleStaffCall(recordColleaguesCall, async ({ records }, { actor }) => ({
      ...done,
      colleagues: await listRecordColleagues(deps, { actor, records }),
    })),
    handleStaffCall(assignRecordsCall, async ({ records, assignee_id: assigneeId }, request) => {
      const given = await assignRecords(deps, { actor: request.actor, records, assigneeId });
      return given.ok ? { ...done, ...given.value } : refuse(request, given);
    }),
    handleStaffCall(calls.snoozeTaskCall, async ({ key, until }, request) => {
      const { actor } = request;
      const hidden = await snoozeTask(deps, { actor, key, until: new Date(until) });
      return hidden.ok ? done : refuse(request, hidden);
    }),
    handleStaffCall(calls.closeTaskCall, async ({ key, outcome, note }, request) => {
      const closed = await closeTask(deps, { actor: request.actor, key, outcome, note });
      return closed.ok ? done : refuse(request, closed);
    }),
  ];
}

/** Kinds and sites are looked at where tasks are found. */
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
