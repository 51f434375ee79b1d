import { DAY_SECONDS } from "#core/durations.ts";
import type { Account } from "#features/account/server/account.ts";
import type { Orders } from "#features/orders/server/orders.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import { utmCall, withdrawConsentCall } from "../contract.ts";
import { sanitiseUtm, UTM_COOKIE, UTM_DAYS } from "../domain/utm.ts";
import { hasMarketingConsent, packUtm } from "./utm-cookie.ts";

type MarketingServices = {
  account: Pick<Account, "sessionOf">;
  payments: Pick<Payments, "visitorOf">;
  orders: Pick<Orders, "withdrawOrderConsent">;
};

/** The server sets the cookie, since browsers delete cookies set by scripts within days. */
export function marketingApi({ account, payments, orders }: MarketingServices): ApiRoute[] {
  return [
    handleCall(utmCall, (parameters, { cookies, setCookie }) => {
      const utm = hasMarketingConsent(cookies) ? sanitiseUtm(parameters) : {};
      const isKept = Object.keys(utm).length > 0;
      const seconds = isKept ? UTM_DAYS * DAY_SECONDS : 0;
      setCookie(UTM_COOKIE, isKept ? packUtm(utm) : "", seconds, { readable: true });
      return { status: true as const };
    }),

    handleCall(withdrawConsentCall, async (_input, request) => {
      const session = await account.sessionOf(request);
      const visitorHash = payments.visitorOf(request.cookies);
      await orders.withdrawOrderConsent({ customerId: session?.customer.id, visitorHash });
      return { status: true as const };
    }),
  ];
}
