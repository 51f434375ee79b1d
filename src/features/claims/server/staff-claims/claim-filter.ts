import { addDays, startOfDay } from "#core/dates.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { lateBefore } from "#features/records/domain/task-kinds.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { CLAIM_STATUSES, type ClaimStatus } from "../../domain/claim-status.ts";
import type { ClaimsFilterInput } from "../../staff-calls.ts";
import type { ClaimsDeps } from "../claims-deps.ts";
import type { LateClaims, StaffClaimFilter } from "./staff-claims.repository.ts";

type Where = Pick<ClaimsDeps, "listSites" | "now"> & { actor: StaffActor; timeZone: string };

/** Undefined if nothing can be found: the filter is about sites that the actor does not work for. */
export function claimFilter(
  input: ClaimsFilterInput,
  { actor: { id: staffId, siteIds }, timeZone, ...deps }: Where,
): StaffClaimFilter | undefined {
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0 || (input.mine !== undefined && staffId === null)) return undefined;
  const { since, until, mine, late } = input;
  return {
    siteIds: sites,
    withoutSiteIds: input.not_site,
    statuses: statesIn(input),
    reasons: input.reason,
    kind: input.kind,
    remedy: input.remedy,
    from: since ? startOfDay(since, timeZone) : undefined,
    before: until ? startOfDay(addDays(until, 1), timeZone) : undefined,
    text: input.query,
    customerId: input.customer_id,
    orderId: input.order_id,
    requestId: input.parcel_id,
    assignedTo: mine === undefined || staffId === null ? undefined : { staffId, is: mine },
    late: late === undefined ? undefined : { among: listLate(deps), is: late },
  };
}

function statesIn(input: ClaimsFilterInput): readonly ClaimStatus[] | undefined {
  const asked: readonly ClaimStatus[] = input.state ?? CLAIM_STATUSES;
  const left = asked.filter((one) => !input.not_state?.includes(one));
  return left.length === CLAIM_STATUSES.length ? undefined : left;
}

/** By the working hours of each site; to the minute, so that all pages of a list ask the same query. */
function listLate({ listSites, now }: Pick<ClaimsDeps, "listSites" | "now">): LateClaims[] {
  const at = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
  return listSites().map((site) => ({
    siteIds: [site.id],
    before: lateBefore("claim", at, workClockOf(site)),
  }));
}
