import { toCents } from "#core/money.ts";
import type { Account } from "#features/account/server/account.ts";
import { staffActor } from "#features/account/server/require-role.ts";
import { type ApiRoute, answer, type SiteRequest } from "#features/sites/server/site-request.ts";
import { staffAskCall, staffDeclineCall, staffPriceCall } from "../../contract.ts";
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
  const actorOf = async (request: SiteRequest) => staffActor(await account.sessionOf(request));
  const show = showQuote(quotes, "staff");
  return [
    answer(staffPriceCall, async (input, request) => {
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
    answer(staffAskCall, async ({ slug, question }, request) =>
      show(request, await quotes.askForInfo({ actor: await actorOf(request), slug, question })),
    ),
    answer(staffDeclineCall, async ({ slug, reason }, request) =>
      show(request, await quotes.declineQuote({ actor: await actorOf(request), slug, reason })),
    ),
  ];
}
