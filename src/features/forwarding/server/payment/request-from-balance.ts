import { PROVIDERS } from "#features/payments/domain/payment-provider.ts";
import type { FindForBalance } from "#features/payments/server/balance/from-balance.ts";
import { isOn } from "#features/sites/domain/site.ts";
import type { Forwarding } from "../forwarding.ts";
import { PAY_STATUSES } from "./pay-forward.api.ts";

/** By its number, on a site that forwards. */
export const requestFromBalance =
  (forwarding: Pick<Forwarding, "findMyRequest" | "payRequest">): FindForBalance =>
  async (name, { customer, language, site }) => {
    if (!isOn(site, "forwarding") || !/^\d{1,15}$/.test(String(name))) return undefined;
    const asked = { id: Number(name), customerId: customer.id };
    const request = await forwarding.findMyRequest(asked);
    if (!request) return undefined;
    const input = { request, provider: PROVIDERS.wallet, payer: { customer, language } };
    return {
      pay: (requestKey) => forwarding.payRequest({ ...input, requestKey }),
      statuses: PAY_STATUSES,
    };
  };
