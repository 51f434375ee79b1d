import type { WorkClock } from "#core/working-hours.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";

export type WorkClocks = (siteId: number | null) => WorkClock;

/** Creates one clock per site and reuses it; a record without a site gets the first site's clock. */
export function workClocks(sites: readonly Site[]): WorkClocks {
  const made = new Map<number, WorkClock>();
  return (siteId) => {
    const site = sites.find(({ id }) => id === siteId) ?? sites[0];
    if (!site) throw new Error("There is no site");
    const clock = made.get(site.id) ?? workClockOf(site);
    made.set(site.id, clock);
    return clock;
  };
}
