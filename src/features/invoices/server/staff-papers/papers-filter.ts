import { addDays, startOfDay } from "#core/dates.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { PapersFilterInput } from "../../staff-calls.ts";
import type { StaffPaperFilter } from "./staff-papers.repository.ts";

/** Undefined if nothing can be found: the filter names only sites that the actor does not work for. */
export function papersFilterOf(
  input: PapersFilterInput,
  { siteIds }: StaffActor,
  { timeZone, today }: { timeZone: string; today: string },
): StaffPaperFilter | undefined {
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  const order = /^QU(\d{1,15})$/i.exec(input.query ?? "")?.[1];
  return {
    siteIds: sites,
    kind: input.kind,
    issuedFrom: input.issued_since ? startOfDay(input.issued_since, timeZone) : undefined,
    issuedBefore: input.issued_until
      ? startOfDay(addDays(input.issued_until, 1), timeZone)
      : undefined,
    number: order ? undefined : input.query?.toUpperCase(),
    orderId: order ? Number(order) : undefined,
    customerId: input.customer_id,
    bill: input.bill,
    overdue: input.overdue === undefined ? undefined : { today, is: input.overdue },
  };
}
