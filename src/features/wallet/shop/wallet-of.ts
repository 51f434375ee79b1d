import type { RouterContextProvider } from "react-router";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { walletContext } from "./wallet.context.ts";

/** The wallet's use cases, the logged-in customer and the site's time zone; for pages behind the login guard. */
export async function walletOf(context: Readonly<RouterContextProvider>) {
  const session = await context.get(sessionContext)();
  if (!session) throw new Error("A wallet's page was reached without a session");
  return {
    wallet: context.get(walletContext),
    customerId: session.customer.id,
    customer: session.customer,
    timeZone: context.get(visitContext).site.timeZone,
  };
}
