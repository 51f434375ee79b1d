import { entriesOf } from "#core/record.ts";
import { lateBefore } from "#features/records/domain/task-kinds.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { OrderStatus } from "../../domain/order-status.ts";
import { TASK_KIND_BY_STATUS } from "./waiting-orders.ts";

/** Orders of these sites that are in a state since before a moment are late. */
export type LateOrders = { status: OrderStatus; siteIds: readonly number[]; before: Date };

type WorkingSite = Pick<Site, "id" | "company" | "timeZone">;
type Deps = { listSites: () => readonly WorkingSite[]; now: () => Date };

/** By the working hours of each site; sites that work alike are asked for together. */
export function listLateOrders({ listSites, now }: Deps): LateOrders[] {
  const at = now();
  const alike = Map.groupBy(listSites(), ({ company, timeZone }) => `${timeZone} ${company.hours}`);
  return [...alike.values()].flatMap((sites) => {
    const [first] = sites;
    if (!first) return [];
    const clock = workClockOf(first);
    return entriesOf(TASK_KIND_BY_STATUS).map(([status, kind]) => ({
      status,
      siteIds: sites.map(({ id }) => id),
      before: lateBefore(kind, at, clock),
    }));
  });
}
