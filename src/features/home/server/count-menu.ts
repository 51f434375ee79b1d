import type { StaffActor } from "#platform/auth/require-role.ts";
import type { queueCounter } from "./count-queues.ts";
import type { HomeDeps } from "./show-home.ts";
import { isAwake } from "./tasks/is-awake.ts";
import { listOpenTasks } from "./tasks/list-tasks.ts";
import { workClocks } from "./tasks/work-clocks.ts";

type CountMenuInput = { actor: StaffActor; countQueues: ReturnType<typeof queueCounter> };
type MenuCount = { path: string; count: number; hasMore: boolean; isLate: boolean };

/** Counts next to the menu's entries: late items, or open ones if none are late. */
export async function countMenu(
  { db, now, listSites }: HomeDeps,
  { actor, countQueues }: CountMenuInput,
): Promise<MenuCount[]> {
  const at = now();
  const { tasks, cutKinds } = await listOpenTasks(db, actor, workClocks(listSites()));
  const open = tasks.filter(isAwake(at));
  const late = open.filter(({ dueAt }) => dueAt < at);
  const isLate = late.length > 0;
  const count = isLate ? late.length : open.length;
  const [buy] = await countQueues(actor, { keys: ["to_buy"], now: at });
  return [
    { path: "/tasks", count, hasMore: cutKinds.length > 0, isLate },
    ...(buy ? [{ path: "/orders", count: buy.count, hasMore: false, isLate: false }] : []),
  ];
}
