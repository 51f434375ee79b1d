import { toCents } from "#core/money.ts";
import type { Records } from "#features/records/server/records.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import * as calls from "../staff-calls.ts";
import { staffDeclineCall, staffPriceCall, staffRequestInfoCall } from "../steps/staff-calls.ts";
import { type QuoteReader, viewQuote } from "./quote-response.ts";
import type { QuotesDeps } from "./quotes-deps.ts";
import { showQuote } from "./show-quote.ts";
import { describeStaffQuote, type StaffQuoteDeps } from "./staff/describe-staff-quote.ts";
import { exportStaffQuotes } from "./staff/export-staff-quotes.ts";
import { countQuotes, listStaffQuotes } from "./staff/list-staff-quotes.ts";
import { QUOTES_CSV_RUN } from "./staff/quote-runs.ts";
import { staffQuoteFilter } from "./staff/staff-quote-filter.ts";
import { declineQuote, priceByStaff, requestInfo } from "./staff-quotes.ts";

type Deps = StaffQuoteDeps & Pick<Records, "startRun">;

export const quotesStaffApi = (deps: Deps): StaffRoute[] => [
  ...readingRoutes(deps),
  ...answeringRoutes(deps),
];

const refuse = refuseWith({ "office.quotes.errors.csv_large": 409 });
const done = { status: true } as const;

function readingRoutes(deps: Deps): StaffRoute[] {
  const filterOf = (
    asked: calls.QuotesFilterInput,
    { actor, site }: Pick<StaffRequest, "actor" | "site">,
  ) => staffQuoteFilter(deps, asked, { actor, timeZone: site.timeZone });
  return [
    handleStaffCall(
      calls.listStaffQuotesCall,
      async ({ sort, direction, after, ...asked }, request) => {
        const filter = filterOf(asked, request);
        if (!filter) return { ...done, quotes: [], total: 0, next: null };
        return { ...done, ...(await listStaffQuotes(deps, filter, { sort, direction, after })) };
      },
    ),
    handleStaffCall(calls.countStaffQuotesCall, async ({ filters }, request) => {
      const counts: number[] = [];
      for (const asked of filters) {
        const filter = filterOf(asked, request);
        counts.push(filter ? await countQuotes(deps, filter) : 0);
      }
      return { ...done, counts };
    }),
    handleStaffCall(calls.staffQuoteCall, async ({ id }, { actor }) => {
      const shown = await describeStaffQuote(deps, { actor, id });
      if (!shown) return failure(404, "errors.not_found");
      const { quote, customerId } = shown;
      await noteAccess(deps.db, { actor, customerId, what: "quote", record: `quote:${id}` });
      return { ...done, quote };
    }),
    handleStaffCall(calls.quotesCsvCall, async ({ filter: asked }, request) => {
      const { actor } = request;
      const made = await exportStaffQuotes(deps, { actor, filter: filterOf(asked, request) });
      return made.ok ? made.value : refuse(request, made);
    }),
    handleStaffCall(calls.exportQuotesCall, async (asked, request) => {
      const { actor, site } = request;
      const filter = filterOf(asked, request);
      const total = filter ? await countQuotes(deps, filter) : 0;
      const input = { filter: asked, timeZone: site.timeZone };
      const run = await deps.startRun({ actor, kind: QUOTES_CSV_RUN, total, input });
      return { ...done, run: run.id };
    }),
  ];
}

function answeringRoutes(deps: QuotesDeps): StaffRoute[] {
  const show = showQuote(
    { viewQuote: (quote, reader: QuoteReader) => viewQuote(deps, quote, reader) },
    "staff",
  );
  return [
    handleStaffCall(staffPriceCall, async (input, request) => {
      const { slug, seen, unit_prices, service_fee, parcel, valid_until } = input;
      const priced = await priceByStaff(deps, {
        actor: request.actor,
        slug,
        seen,
        unitCents: unit_prices?.map((price) => price && toCents(price)),
        serviceCents: service_fee === undefined ? undefined : toCents(service_fee),
        validUntil: valid_until === undefined ? undefined : new Date(valid_until),
        parcel: parcel && {
          grams: Math.round(parcel.weight * 1000),
          lengthCm: parcel.length,
          widthCm: parcel.width,
          heightCm: parcel.height,
        },
      });
      return show(request, priced);
    }),
    handleStaffCall(staffRequestInfoCall, async ({ slug, seen, question }, request) =>
      show(request, await requestInfo(deps, { actor: request.actor, slug, seen, question })),
    ),
    handleStaffCall(staffDeclineCall, async ({ slug, seen, reason }, request) =>
      show(request, await declineQuote(deps, { actor: request.actor, slug, seen, reason })),
    ),
  ];
}
