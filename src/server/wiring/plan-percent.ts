import type { Account } from "#features/account/server/account.ts";
import type { Pro } from "#features/pro/server/pro.ts";
import type { RequestContext } from "#platform/api/request-context.ts";

type Services = { account: Pick<Account, "sessionOf">; pro: Pick<Pro, "findBenefits"> };

/** What the plan of whoever asks takes off the shipping; shipping knows neither accounts nor plans. */
export const planPercentOf =
  ({ account, pro }: Services) =>
  async (request: Pick<RequestContext, "cookies" | "site">): Promise<number> => {
    const session = await account.sessionOf(request);
    if (!session) return 0;
    const owner = { customerId: session.customer.id, siteId: request.site.id };
    return (await pro.findBenefits(owner))?.shippingPercent ?? 0;
  };
