import { type RouterContextProvider, redirect } from "react-router";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { notFound } from "#features/sites/shop/not-found.ts";
import { ordersContext } from "./orders.context.ts";

/** Its owner's; a guest's opens by the link of the mail. Whoever is not logged in may still be the owner. */
export async function reachOrder(context: Readonly<RouterContextProvider>, url: URL, slug: string) {
  const session = await context.get(sessionContext)();
  const asked = { slug, customerId: session?.customer.id };
  const found = await context.get(ordersContext).findMyOrder(asked);
  if (found) return { asked, found, ownerId: found.customerId };
  if (session) throw notFound();
  const language = url.pathname.split("/")[1] ?? "";
  const back = encodeURIComponent(url.pathname + url.search);
  const login = localisePath(`/login?redirect=${back}`, language);
  throw redirect(login, { headers: { "cache-control": "no-store", vary: "cookie" } });
}
