import { MINUTE_MS } from "#core/durations.ts";
import { clockOf } from "#features/records/domain/task-kinds.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { ListedStaffQuote } from "../../staff-calls.ts";
import type { Quote } from "../quotes.repository.ts";

type Deps = { findSite: (id: number) => Pick<Site, "company" | "timeZone">; now: () => Date };

/** How long a quote may still wait for its price, in the working hours of its site; null if it does not wait for us. */
export function quoteClock(
  { findSite, now }: Deps,
  { status, siteId, submittedAt }: Pick<Quote, "status" | "siteId" | "submittedAt">,
): ListedStaffQuote["clock"] {
  if (status !== "submitted") return null;
  const waiting = { since: submittedAt, now: now() };
  const { leftMs, used, opensAt } = clockOf("price", waiting, workClockOf(findSite(siteId)));
  const opens_at = opensAt?.toISOString() ?? null;
  return { minutes_left: Math.floor(leftMs / MINUTE_MS), used, opens_at };
}
