import { toCents } from "#core/money.ts";
import type { Account } from "#features/account/server/account.ts";
import { staffActor } from "#features/account/server/staff-actor.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { staffDeclineCall, staffPriceCall, staffRequestInfoCall } from "../../contract.ts";
import { showQuote } from "../quotes.api.ts";
import type { Quotes } from "../quotes.ts";

/** Of the office; to whom has no role these calls do not exist. */
export function staffQuotesApi({
  account,
  quotes,
}: {
  account: Account;
  quotes: Quotes;
}): ApiRoute[] {
  const actorOf = async (request: RequestContext) => staffActor(await account.sessionOf(request));
  const show = showQuote(quotes, "staff");
  return [
    handleCall(staffPriceCall, async (input, request) => {
      const { slug, unit_prices, service_fee, parcel, valid_until } = input;
      const actor = await actorOf(request);
      const priced = await quotes.priceByStaff({
        actor,
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
    handleCall(staffRequestInfoCall, async ({ slug, question }, request) =>
      show(request, await quotes.requestInfo({ actor: await actorOf(request), slug, question })),
    ),
    handleCall(staffDeclineCall, async ({ slug, reason }, request) =>
      show(request, await quotes.declineQuote({ actor: await actorOf(request), slug, reason })),
    ),
  ];
}
