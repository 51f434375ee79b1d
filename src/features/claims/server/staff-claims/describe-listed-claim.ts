import { MINUTE_MS } from "#core/durations.ts";
import { toDecimal } from "#core/money.ts";
import { clockOf } from "#features/records/domain/task-kinds.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { ListedClaim } from "../../staff-calls.ts";
import type { Claim } from "../claims.repository.ts";
import type { ClaimsDeps } from "../claims-deps.ts";
import { summariseClaim } from "../describe-claim.ts";
import type { FoundClaim } from "./staff-claims.repository.ts";

/** As much of the customer's words as a list shows. */
const WORDS = 160;

type ClockDeps = Pick<ClaimsDeps, "findSite" | "now">;

/** How long the claim may still wait for a decision, in the working hours of its site; null once it is decided. */
export function claimClock(
  { findSite, now }: ClockDeps,
  { status, createdAt, siteId }: Claim,
): ListedClaim["clock"] {
  if (status !== "received" && status !== "in_review") return null;
  const clock = workClockOf(findSite(siteId));
  const { leftMs, used, opensAt } = clockOf("claim", { since: createdAt, now: now() }, clock);
  const opens_at = opensAt?.toISOString() ?? null;
  return { minutes_left: Math.floor(leftMs / MINUTE_MS), used, opens_at };
}

export function describeListedClaim(
  deps: ClockDeps,
  { claim, customer, email, remedy }: FoundClaim,
  assignee: ListedClaim["assignee"],
): ListedClaim {
  return {
    ...summariseClaim(claim),
    site_id: claim.siteId,
    customer: customer ?? email ?? "",
    words: claim.description.slice(0, WORDS),
    files: claim.files.length,
    remedy: remedy && {
      way: remedy.way,
      status: remedy.status,
      amount: toDecimal(remedy.doneCents ?? remedy.amountCents),
      currency: remedy.currency,
    },
    clock: claimClock(deps, claim),
    assignee,
  };
}
