import type { RouterContextProvider } from "react-router";
import { redirectToLogin } from "#features/account/shop/guards.ts";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { ordersContext } from "./orders.context.ts";

/** Its owner's; a guest's opens by the link of the mail. Whoever is not logged in may still be the owner. */
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
