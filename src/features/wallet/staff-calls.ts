import * as z from "zod/mini";
import { isIntegerCents } from "#core/money.ts";
import { rowId, rowIdText } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { RECORD_NUMBER } from "./domain/correction.ts";
import { SUBJECT_TYPES } from "./domain/entry-types.ts";
import { MANUAL_REASONS, MOST_CENTS, MOVE_KINDS } from "./domain/ledger.ts";

/** A customer's wallet for staff; to users without a role these calls do not exist. */

const TAG = "staff: wallet";
const text = z.string();

const move = z.object({
  id: z.int(),
  at: text,
  kind: z.enum(MOVE_KINDS),
  /** Below zero if it left the wallet; start + amount = end. */
  amount: z.number(),
  end_balance: z.number(),
  /** What was paid or refunded. */
  subject: z.nullable(z.object({ type: z.enum(SUBJECT_TYPES), number: text })),
  provider: z.nullable(text),
  /** Of a move by staff. */
  reason: z.nullable(z.enum(MANUAL_REASONS)),
  record: z.nullable(text),
  who: z.nullable(text),
});
export type StaffMove = z.infer<typeof move>;

const wallet = z.object({
  customer_id: z.int(),
  name: text,
  email: z.nullable(text),
  site_id: z.int(),
  balance: z.number(),
  held: z.number(),
  moves: z.array(move),
  total: z.int(),
  next: z.nullable(z.int()),
  can_correct: z.boolean(),
  /** Larger corrections only the owner makes; null for the owner. */
  correct_up_to: z.nullable(z.number()),
});
export type StaffWallet = z.infer<typeof wallet>;

export const staffWalletCall = defineStaffCall({
  path: "/api/staff/wallet/show",
  tag: TAG,
  roles: ["finance", "support"],
  scope: "site",
  summary:
    "Finance, support: a customer's balance and its moves, the newest first, 50 at a time; each look is in the access log",
  input: z.object({ id: rowId, after: z.optional(rowId) }),
  output: z.object({ status: z.literal(true), wallet }),
});

export const walletCsvCall = defineStaffCall({
  method: "GET",
  path: "/api/staff/wallet/csv/{id}",
  tag: TAG,
  roles: ["finance"],
  scope: "site",
  changesState: true,
  givesFile: "text/csv",
  summary: "Finance: all moves of a customer's wallet as a file, noted in the access log",
  input: z.object({ id: rowIdText }),
  output: z.unknown(),
});

export const CORRECTION_WAYS = ["top_up", "deduct"] as const;
export type CorrectionWay = (typeof CORRECTION_WAYS)[number];

export const correctWalletCall = defineStaffCall({
  path: "/api/staff/wallet/correct",
  tag: TAG,
  roles: ["finance"],
  scope: "site",
  asksAgain: true,
  summary:
    "Finance: a wallet is topped up or deducted from by hand, once per key; large sums only by the owner, for whom a task is raised",
  input: z.object({
    id: rowId,
    /** Made by the form: the same key moves money once. */
    key: z.uuid("validation.invalid"),
    way: z.enum(CORRECTION_WAYS, "validation.required"),
    amount: z
      .number("validation.required")
      .check(
        z.positive("office.wallet.errors.amount"),
        z.maximum(MOST_CENTS / 100, "office.wallet.errors.amount"),
        z.refine(isIntegerCents, "office.wallet.errors.amount"),
      ),
    reason: z.enum(MANUAL_REASONS, "validation.required"),
    record: z.optional(
      text.check(z.trim(), z.toUpperCase(), z.regex(RECORD_NUMBER, "office.wallet.errors.record")),
    ),
  }),
  output: z.object({ status: z.literal(true), balance: z.number() }),
});
