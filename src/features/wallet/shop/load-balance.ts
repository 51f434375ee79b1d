import type { RouterContextProvider } from "react-router";
import { toCents } from "#core/money.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { balanceCall } from "../contract.ts";

/** What the customer has to spend, and what is held; for pages of whoever is logged in. */
export async function loadBalance(context: Readonly<RouterContextProvider>) {
  const { amount, held } = await loadCall(context, balanceCall, {});
  return { walletCents: toCents(amount), heldCents: toCents(held) };
}
