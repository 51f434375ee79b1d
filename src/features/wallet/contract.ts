import * as z from "zod/mini";
import { defineCall } from "#platform/api/call.ts";
import { ENTRY_TYPES, REL_TYPES, SUBJECT_TYPES } from "./domain/entry-types.ts";

const euros = z.number();
const nullableText = z.nullable(z.string());

/** SPEC §3 "Balance history entry". Amounts are euros; a deduction's amount is negative, so start + amount = end. */
const entry = z.object({
  id: z.int(),
  rel_type: z.literal(Object.values(REL_TYPES)),
  type: z.literal(Object.values(ENTRY_TYPES)),
  rel_id: z.nullable(z.int()),
  created_at: z.string(),
  starting_balance: euros,
  end_balance: euros,
  amount: euros,
  payment_processor_name: nullableText,
  payment_processor_transaction_id: nullableText,
  quote_slug: nullableText,
  /** What the entry is about; also set for refunds, which have no rel_id in the API. */
  order_type: z.nullable(z.enum(SUBJECT_TYPES)),
  order_number: nullableText,
  /** The path of the page about it, without the language. */
  order_path: nullableText,
});
export type BalanceEntry = z.infer<typeof entry>;

export const balanceCall = defineCall({
  path: "/api/balance/get",
  tag: "balance",
  summary: "What the wallet has to spend, and what is held for payments under way, in euros",
  input: z.object({}),
  output: z.object({ status: z.literal(true), amount: euros, held: euros }),
});

export const balanceHistoryCall = defineCall({
  path: "/api/balance/get-history",
  tag: "balance",
  summary: "What moved the balance, the newest first; starting_balance + amount = end_balance",
  input: z.object({
    page: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(500))),
  }),
  output: z.object({ status: z.literal(true), items: z.array(entry), total: z.int() }),
});

export const checkBalanceCall = defineCall({
  path: "/api/balance/check",
  tag: "balance",
  summary: "The ledger added up anew, and whether it agrees with the balance",
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    balance: euros,
    sum: euros,
    additions: euros,
    deductions: euros,
    held: euros,
    entries: z.int(),
    agrees: z.boolean(),
  }),
});
