import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { contactCall } from "../contract.ts";
import { type ContactDeps, writeToShop } from "./write-to-shop.ts";

const refuse = refuseWith({
  "contact.errors.closed": 503,
});

export function contactApi({ contact }: { contact: ContactDeps }): ApiRoute[] {
  return [
    handleCall(contactCall, async (input, request) => {
      const question = { site: request.site, visitor: await request.visitor(), input };
      const sent = await writeToShop(contact, question);
      return sent.ok ? { status: true as const } : refuse(request, sent);
    }),
  ];
}
