import type { StaffActor } from "#platform/auth/require-role.ts";
import type { queueCounter } from "./count-queues.ts";
import { linkFor } from "./link-for.ts";
import type { HomeDeps } from "./show-home.ts";
import { isAwake } from "./tasks/is-awake.ts";
import { listOpenTasks } from "./tasks/list-tasks.ts";
import { workClocks } from "./tasks/work-clocks.ts";

type CountMenuInput = { actor: StaffActor; countQueues: ReturnType<typeof queueCounter> };
type MenuCount = { path: string; count: number; hasMore: boolean; isLate: boolean };

/** Counts next to the menu's entries: late items, or open ones if none are late. */
export async function countMenu(
  deps: HomeDeps,
  { actor, countQueues }: CountMenuInput,
): Promise<MenuCount[]> {
  const at = deps.now();
  const { tasks, cutKinds } = await listOpenTasks(deps, actor, workClocks(deps.listSites()));
  const open = tasks.filter(isAwake(at));
  const late = open.filter(({ dueAt }) => dueAt < at);
  const isLate = late.length > 0;
  const count = isLate ? late.length : open.length;
  const queues = await countQueues(actor, { inMenu: true, now: at });
  return [
    { path: "/tasks", count, hasMore: cutKinds.length > 0, isLate },
    ...queues.flatMap(({ to, waiting }) => {
      const [path] = linkFor(actor, to)?.split("?") ?? [];
      return path ? { path, count: waiting, hasMore: false, isLate: false } : [];
    }),
  ];
}
