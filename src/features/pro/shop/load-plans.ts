import type { RouterContextProvider } from "react-router";
import { requireSession } from "#features/account/shop/guards.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { loadBalance } from "#features/wallet/shop/load-balance.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { proStatusCall } from "../contract.ts";
import { proContext } from "./pro.context.ts";

export async function loadPlans(context: Readonly<RouterContextProvider>) {
  const { customer } = await requireSession(context);
  const { site } = context.get(visitContext);
  const pro = context.get(proContext);
  const owner = { customerId: customer.id, siteId: site.id };
  const [plans, { subscription: status }, balance] = await Promise.all([
    pro.listPlansFor(owner),
    loadCall(context, proStatusCall, {}),
    loadBalance(context),
  ]);
  return { plans, status, walletCents: balance.walletCents };
}
export type LoadedPlans = Awaited<ReturnType<typeof loadPlans>>;
