import type { WorkClock } from "#core/working-hours.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";

export type WorkClocks = (siteId: number | null) => WorkClock;

/** One clock for each site, for as long as a list is made; what is of no site goes by the first. */
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
