import type { Account } from "#features/account/server/account.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { contactCall } from "../contract.ts";
import { type ContactDeps, writeToShop } from "./write-to-shop.ts";

const refuse = refuseWith({
  "contact.errors.closed": 503,
});

type Services = { account: Pick<Account, "sessionOf">; contact: ContactDeps };

export function contactApi({ account, contact }: Services): ApiRoute[] {
  return [
    handleCall(contactCall, async (input, request) => {
      const session = await account.sessionOf(request);
      const question = {
        site: request.site,
        visitor: await request.visitor(),
        customerId: session?.customer.id,
        input,
      };
      const sent = await writeToShop(contact, question);
      return sent.ok ? { status: true as const } : refuse(request, sent);
    }),
  ];
}
