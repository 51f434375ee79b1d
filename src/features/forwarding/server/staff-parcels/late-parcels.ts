import { MINUTE_MS } from "#core/durations.ts";
import { lateBefore, type TaskKind } from "#features/records/domain/task-kinds.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";

const KINDS = ["pack", "hold_answer"] as const satisfies TaskKind[];

/** Parcels of a site are late if they wait for this since before the time. */
export type LateParcels = { kind: (typeof KINDS)[number]; siteId: number; before: Date };

type WorkingSite = Pick<Site, "id" | "company" | "timeZone">;

/** By the working hours of each site; to the minute, so that all pages of a list ask the same. */
export function listLateParcels(sites: readonly WorkingSite[], now: Date): LateParcels[] {
  const at = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  return sites.flatMap((site) =>
    KINDS.map((kind) => ({
      kind,
      siteId: site.id,
      before: lateBefore(kind, at, workClockOf(site)),
    })),
  );
}
