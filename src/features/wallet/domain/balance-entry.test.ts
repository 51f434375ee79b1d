import { describe, expect, test } from "vitest";
import {
  ENTRY_TYPES,
  entryLabel,
  entryNumber,
  entryPath,
  orderNumber,
  processorName,
  REL_TYPES,
} from "./balance-entry.ts";

test("the numbers of the specification", () => {
  expect(REL_TYPES).toEqual({ quote: 0, forwardRequest: 1, manual: 2, topUp: 3, miscInvoice: 4 });
  expect(ENTRY_TYPES).toEqual({ addition: 1, deduction: 2 });
});

describe("labels", () => {
  test.each([
    [0, 2, 17, "balance.balance_paid_for_quote"],
    [0, 1, null, "balance.balance_refund_for_quote"],
    [1, 2, 17, "balance.balance_paid_for_forward_request"],
    [1, 1, null, "balance.balance_refund_for_forward_request"],
    [2, 1, null, "balance.balance_manual_top_up_by_admin"],
    [2, 2, null, "balance.balance_manual_deduction_by_admin"],
    [3, 1, null, "balance.balance_top_up"],
    [3, 2, null, "balance.balance_refund_for_top_up"],
    [4, 2, 17, "balance.balance_paid_for_misc_invoice"],
    [4, 1, 17, "balance.balance_refund_for_misc_invoice"],
  ] as const)("rel_type %d, type %d, rel_id %s → %s", (rel_type, type, rel_id, label) => {
    expect(entryLabel({ rel_type, type, rel_id })).toBe(label);
  });
});

describe("displayed numbers", () => {
  test.each([
    [0, 17, "pi_1", "QU17"],
    [1, 17, null, "FR17"],
    [2, null, null, undefined],
    [3, null, "pi_3Nk", "pi_3Nk"],
    [3, null, null, undefined],
    [4, 17, null, undefined],
    [0, null, null, undefined],
  ] as const)("rel_type %d, rel_id %s, %s → %s", (rel_type, rel_id, transaction, shown) => {
    const entry = { rel_type, rel_id, payment_processor_transaction_id: transaction };
    expect(orderNumber(entry)).toBe(shown);
  });

  test("an entry's own number has the prefix ID", () => {
    expect(entryNumber({ id: 42 })).toBe("ID42");
  });
});

test("only quotes lead somewhere, and only top-ups name the processor", () => {
  expect(entryPath({ rel_type: 0, quote_slug: "a b" })).toBe("/my-orders/a%20b");
  expect(entryPath({ rel_type: 0, quote_slug: null })).toBeUndefined();
  expect(entryPath({ rel_type: 1, quote_slug: "x" })).toBeUndefined();
  expect(processorName({ rel_type: 3, payment_processor_name: "Stripe" })).toBe("Stripe");
  expect(processorName({ rel_type: 0, payment_processor_name: "Stripe" })).toBeNull();
});
