import { MINUTE_MS } from "#core/durations.ts";
import type { Queryable } from "#database/connect.ts";
import { clockOf } from "#features/records/domain/task-kinds.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { ListedStaffOrder } from "../../staff-calls.ts";
import type { Order } from "../orders.repository.ts";
import { selectSince } from "./staff-orders.repository.ts";
import { taskKindOf } from "./waiting-orders.ts";

type WorkingSite = Pick<Site, "company" | "timeZone">;
type Deps = { db: Queryable; findSite: (id: number) => WorkingSite; now: () => Date };
type Clocks = (
  order: Pick<Order, "id" | "status" | "siteId" | "withdrawnAt">,
) => ListedStaffOrder["clock"];

/** How long each order may still wait, in the working hours of its site; null if it does not wait for us. */
export async function readOrderClocks(deps: Deps, orders: readonly Order[]): Promise<Clocks> {
  const waiting = orders.filter(taskKindOf).map(({ id }) => id);
  const since = await selectSince(deps.db, waiting);
  const clocks = new Map(orders.map(({ siteId }) => [siteId, workClockOf(deps.findSite(siteId))]));
  return (order) => {
    const { id, siteId } = order;
    const [kind, from, clock] = [taskKindOf(order), since.get(id), clocks.get(siteId)];
    if (!kind || !from || !clock) return null;
    const { leftMs, used, opensAt } = clockOf(kind, { since: from, now: deps.now() }, clock);
    const opens_at = opensAt?.toISOString() ?? null;
    return { minutes_left: Math.floor(leftMs / MINUTE_MS), used, opens_at };
  };
}
