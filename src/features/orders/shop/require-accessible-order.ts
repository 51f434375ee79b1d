import type { RouterContextProvider } from "react-router";
import { redirectToLogin } from "#features/account/shop/guards.ts";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { ordersContext } from "./orders.context.ts";

/** For its owner, or anyone with the link of a guest's order. Visitors not logged in may be the owner: they log in. */
export async function requireAccessibleOrder(
  context: Readonly<RouterContextProvider>,
  url: URL,
  slug: string,
) {
  const session = await context.get(sessionContext)();
  const asked = { slug, customerId: session?.customer.id };
  const found = await context.get(ordersContext).findMyOrder(asked);
  if (found) return { asked, found, ownerId: found.customerId };
  if (session) throw notFound();
  throw redirectToLogin(context, url);
}
