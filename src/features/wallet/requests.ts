import { defineRequest } from "#platform/api/call.ts";
import type { BalanceEntry } from "./domain/balance-entry.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

type Nothing = Record<never, never>;

export const balanceRequest = defineRequest<
  Nothing,
  { status: true; amount: number; held: number }
>({ path: "/api/balance/get" });

export const balanceHistoryRequest = defineRequest<
  { page?: number | undefined; limit?: number | undefined },
  { status: true; items: BalanceEntry[]; total: number }
>({ path: "/api/balance/get-history" });

export const checkBalanceRequest = defineRequest<
  Nothing,
  {
    status: true;
    balance: number;
    sum: number;
    additions: number;
    deductions: number;
    held: number;
    entries: number;
    agrees: boolean;
  }
>({ path: "/api/balance/check" });
