import type { Account } from "#features/account/server/account.ts";
import { payerFor, payThing } from "#features/payments/server/pay-call.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import { namedLanguage } from "#features/sites/server/request-language.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import { payOrderCall } from "../../contract.ts";
import { findAccessibleOrder } from "../orders.api.ts";
import type { Orders } from "../orders.ts";
import { ORDER } from "./order-payable.ts";

type Services = { account: Account; orders: Orders; payments: Payments };

/** "Pay now" of an order that waits for its money. */
export function payOrdersApi({ account, orders, payments }: Services): ApiRoute[] {
  return [
    handleCall(payOrderCall, async (input, request) => {
      const order = await findAccessibleOrder({ account, orders }, input.slug, request);
      if ("failed" in order) return order;
      const { slug, customerId: ownerId } = order;
      const customer = (await account.sessionOf(request))?.customer;
      const language = namedLanguage(request, input);
      const payer = payerFor(payments, request, customer, { ownerId, language });
      const call = { path: payOrderCall.path, owner: slug, input };
      return payThing(payments, request, call, { thing: { kind: ORDER, subjectId: slug }, payer });
    }),
  ];
}
