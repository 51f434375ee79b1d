import { toDecimal } from "#core/money.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { assignRecordsCall, recordColleaguesCall } from "#platform/records/staff-calls.ts";
import * as calls from "../staff-calls.ts";
import { countMenu } from "./count-menu.ts";
import { queueCounter } from "./count-queues.ts";
import type { Figures } from "./read-figures.ts";
import { searchRecords } from "./search-records.ts";
import { type HomeDeps, showHome } from "./show-home.ts";
import { assignRecords, listRecordColleagues } from "./tasks/assign-records.ts";
import { assignTask, closeTask, listTaskColleagues, snoozeTask } from "./tasks/change-task.ts";
import { listTasksPage } from "./tasks/list-tasks-page.ts";

const refuse = refuseWith();
const done = { status: true } as const;

export const homeStaffApi = (deps: HomeDeps): StaffRoute[] => [
  ...homeRoutes(deps),
  ...taskRoutes(deps),
  handleStaffCall(calls.searchCall, async ({ query: text }, { actor, site }) => ({
    ...done,
    hits: await searchRecords(deps, { actor, text, site }),
  })),
];

function homeRoutes(deps: HomeDeps): StaffRoute[] {
  const countQueues = queueCounter(deps.db, deps.queues());
  return [
    handleStaffCall(calls.homeCall, async ({ site_id: siteId }, { actor, site }) => {
      const home = await showHome(deps, { actor, siteId, timeZone: site.timeZone, countQueues });
      const { tasks, total, hasMore, problems, queues, figures, notOpen } = home;
      return {
        ...done,
        tasks,
        tasks_total: total,
        has_more_tasks: hasMore,
        problems,
        queues: queues.map(({ hasMoreLate, ...queue }) => ({
          ...queue,
          has_more_late: hasMoreLate,
        })),
        figures: figures && describeFigures(figures),
        not_open: notOpen,
      };
    }),
    handleStaffCall(calls.menuCountsCall, async (_input, { actor }) => {
      const counts = await countMenu(deps, { actor, countQueues });
      return {
        ...done,
        counts: counts.map(({ path, count, hasMore, isLate }) => ({
          path,
          count,
          has_more: hasMore,
          is_late: isLate,
        })),
      };
    }),
  ];
}

function describeFigures({ day, hours, today, lastWeek }: Figures) {
  const asWritten = (list: Figures["today"]) =>
    list.map(({ orders, incomeCents }) => ({ orders, income: toDecimal(incomeCents) }));
  return { day, hours, today: asWritten(today), last_week: asWritten(lastWeek) };
}

function taskRoutes(deps: HomeDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.listTasksCall, async (input, { actor }) => {
      const { hasMore, ...page } = await listTasksPage(deps, { actor, ...input });
      return { ...done, ...page, has_more: hasMore };
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
