import type { RouterContextProvider } from "react-router";
import { toCents } from "#core/money.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { balanceCall } from "../contract.ts";

/** The customer's spendable and held balance; only for pages of logged-in users. */
export async function loadBalance(context: Readonly<RouterContextProvider>) {
  const { amount, held } = await loadCall(context, balanceCall, {});
  return { walletCents: toCents(amount), heldCents: toCents(held) };
}
