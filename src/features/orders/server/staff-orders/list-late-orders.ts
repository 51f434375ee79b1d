import { createMemo } from "#core/cache.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { entriesOf } from "#core/record.ts";
import { lateBefore } from "#features/records/domain/task-kinds.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { OrderStatus } from "../../domain/order-status.ts";
import { TASK_KIND_BY_STATUS } from "./waiting-orders.ts";

/** Orders of these sites are late if they are in the state since before this time. */
export type LateOrders = { status: OrderStatus; siteIds: readonly number[]; before: Date };

type WorkingSite = Pick<Site, "id" | "company" | "timeZone">;
type Deps = { listSites: () => readonly WorkingSite[]; now: () => Date };

/** Cached per site, minute and kind of task: computing it for each page of a list takes longer than the page. */
const lateMoments = createMemo<string, Date>(Object.keys(TASK_KIND_BY_STATUS).length);

/**
 * Uses the working hours of each site and groups sites that have the same limit. The time is rounded down to the
 * minute, so that all pages of a list ask the same query, which `findPage` remembers.
 */
export function listLateOrders({ listSites, now }: Deps): LateOrders[] {
  const at = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
  const late = listSites().flatMap((site) =>
    entriesOf(TASK_KIND_BY_STATUS).map(([status, kind]) => ({
      status,
      siteId: site.id,
      before: lateMoments(site, `${at.getTime()} ${kind}`, () =>
        lateBefore(kind, at, workClockOf(site)),
      ),
    })),
  );
  const alike = Map.groupBy(late, ({ status, before }) => `${status} ${before.getTime()}`);
  return [...alike.values()].flatMap((sites) => {
    const [first] = sites;
    if (!first) return [];
    const { status, before } = first;
    return { status, siteIds: sites.map(({ siteId }) => siteId), before };
  });
}
