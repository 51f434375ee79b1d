import { addDays, startOfDay } from "#core/dates.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { toCents } from "#core/money.ts";
import { lateBefore } from "#features/records/domain/task-kinds.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { QUOTE_STATUSES, type QuoteStatus } from "../../domain/quote-status.ts";
import type { QuotesFilterInput } from "../../staff-calls.ts";
import type { LateQuotes, StaffQuoteFilter } from "./staff-quotes.repository.ts";

export type FilterDeps = {
  listSites: () => readonly Pick<Site, "id" | "company" | "timeZone">[];
  now: () => Date;
};

/** Undefined if nothing can be found: the filter is about sites that the actor does not work for. */
export function staffQuoteFilter(
  deps: FilterDeps,
  input: QuotesFilterInput,
  { actor, timeZone }: { actor: StaffActor; timeZone: string },
): StaffQuoteFilter | undefined {
  const { id: staffId, siteIds } = actor;
  const sites = input.site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
  if (sites?.length === 0) return undefined;
  if (input.mine !== undefined && staffId === null) return undefined;
  const { asked_since: since, asked_until: until, value_above, value_below } = input;
  return {
    siteIds: sites,
    withoutSiteIds: input.not_site,
    statuses: statesIn(input),
    shop: input.shop,
    valueFromCents: value_above === undefined ? undefined : toCents(value_above),
    valueToCents: value_below === undefined ? undefined : toCents(value_below),
    askedFrom: since ? startOfDay(since, timeZone) : undefined,
    askedBefore: until ? startOfDay(addDays(until, 1), timeZone) : undefined,
    query: input.query,
    customerId: input.customer_id,
    assignedTo:
      input.mine === undefined || staffId === null ? undefined : { staffId, is: input.mine },
    late: input.late === undefined ? undefined : { among: listLate(deps), is: input.late },
  };
}

function statesIn(input: QuotesFilterInput): readonly QuoteStatus[] | undefined {
  const asked: readonly QuoteStatus[] = input.state ?? QUOTE_STATUSES;
  const left = asked.filter((one) => !input.not_state?.includes(one));
  return left.length === QUOTE_STATUSES.length ? undefined : left;
}

/** By the working hours of each site. Whole minutes, so that all pages of a list ask the same query. */
function listLate({ listSites, now }: FilterDeps): LateQuotes[] {
  const at = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
  const sites = listSites().map((site) => ({
    siteId: site.id,
    before: lateBefore("price", at, workClockOf(site)),
  }));
  const alike = Map.groupBy(sites, ({ before }) => before.getTime());
  return [...alike].map(([before, of]) => ({
    siteIds: of.map(({ siteId }) => siteId),
    before: new Date(before),
  }));
}
