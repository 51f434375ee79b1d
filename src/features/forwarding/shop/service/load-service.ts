import type { RouterContextProvider } from "react-router";
import { requireSession } from "#features/account/shop/guards.ts";
import { forwardingContext } from "../forwarding.context.ts";

const LATEST = 5;

/** Until the customer accepts the declaration, the page shows only the declaration. */
export async function loadService(context: Readonly<RouterContextProvider>) {
  const { customer } = await requireSession(context);
  const forwarding = context.get(forwardingContext);
  if (!(await forwarding.hasAccepted(customer.id))) return { own: undefined };
  const { suite, addresses } = await forwarding.suiteAddresses(customer);
  const { items, total } = await forwarding.listRequests({
    customerId: customer.id,
    limit: LATEST,
  });
  return { own: { suite, addresses, items, total } };
}
export type LoadedService = Awaited<ReturnType<typeof loadService>>;
