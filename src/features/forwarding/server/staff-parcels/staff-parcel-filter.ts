import { addDays, utcDay } from "#core/dates.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { FORWARD_STATUSES, type ForwardStatus } from "../../domain/forward-status.ts";
import { ENDS_SOON_DAYS } from "../../domain/staff-parcel-list.ts";
import type { ParcelsFilterInput } from "../../staff-calls.ts";
import type { LateParcels } from "./late-parcels.ts";
import { moneyReader } from "./parcel-rights.ts";
import type { StaffParcelFilter } from "./staff-parcels.repository.ts";

/** Undefined if nothing can be found: the filter is about sites that the actor may not see. */
export function staffParcelFilter(
  input: ParcelsFilterInput,
  actor: StaffActor,
  { now, listLate }: { now: Date; listLate: () => readonly LateParcels[] },
): StaffParcelFilter | undefined {
  const { siteIds } = actor;
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  const reader = moneyReader(actor);
  return {
    siteIds: sites,
    withoutSiteIds: input.not_site,
    statuses: statesIn(input),
    warehouseIds: input.warehouse,
    shop: input.shop,
    // Only staff who may know e-mails can search by them: others must not learn e-mails by searching.
    query: input.query
      ? { text: input.query, emailSiteIds: reader ? reader.siteIds : [] }
      : undefined,
    customerId: input.customer_id,
    late: input.late === undefined ? undefined : { among: listLate(), is: input.late },
    isAnswered: input.answered,
    endsBy:
      input.ends === undefined
        ? undefined
        : { day: addDays(utcDay(now), ENDS_SOON_DAYS), is: input.ends },
  };
}

/** The remaining states, listed by name. */
function statesIn(input: ParcelsFilterInput): readonly ForwardStatus[] | undefined {
  const asked: readonly ForwardStatus[] = input.state ?? FORWARD_STATUSES;
  const left = asked.filter((one) => !input.not_state?.includes(one));
  return left.length === FORWARD_STATUSES.length ? undefined : left;
}
