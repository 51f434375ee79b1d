import { toCents } from "#core/money.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { staffDeclineCall, staffPriceCall, staffRequestInfoCall } from "../staff-calls.ts";
import { type QuoteReader, viewQuote } from "./quote-response.ts";
import type { QuotesDeps } from "./quotes-deps.ts";
import { showQuote } from "./show-quote.ts";
import { declineQuote, priceByStaff, requestInfo } from "./staff-quotes.ts";

export function quotesStaffApi(deps: QuotesDeps): StaffRoute[] {
  const show = showQuote(
    { viewQuote: (quote, reader: QuoteReader) => viewQuote(deps, quote, reader) },
    "staff",
  );
  return [
    handleStaffCall(staffPriceCall, async (input, request) => {
      const { slug, unit_prices, service_fee, parcel, valid_until } = input;
      const priced = await priceByStaff(deps, {
        actor: request.actor,
        slug,
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
    handleStaffCall(staffRequestInfoCall, async ({ slug, question }, request) =>
      show(request, await requestInfo(deps, { actor: request.actor, slug, question })),
    ),
    handleStaffCall(staffDeclineCall, async ({ slug, reason }, request) =>
      show(request, await declineQuote(deps, { actor: request.actor, slug, reason })),
    ),
  ];
}
