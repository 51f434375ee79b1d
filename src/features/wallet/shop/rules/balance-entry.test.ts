import { describe, expect, test } from "vitest";
import { ENTRY_TYPES, REL_TYPES } from "../../domain/entry-types.ts";
import { entryLabel, entryNumber, entryPath, orderNumber, processorName } from "./balance-entry.ts";

test("relation and entry types have the numbers of the specification", () => {
  expect(REL_TYPES).toEqual({ quote: 0, forwardRequest: 1, manual: 2, topUp: 3, miscInvoice: 4 });
  expect(ENTRY_TYPES).toEqual({ addition: 1, deduction: 2 });
});

describe("the label of an entry", () => {
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
  ] as const)("with rel_type %d, type %d, rel_id %s is %s", (rel_type, type, rel_id, label) => {
    expect(entryLabel({ rel_type, type, rel_id, order_type: null })).toBe(label);
  });
});

test.each([
  [2, 17, "balance.balance_paid_for_order"],
  [1, null, "balance.balance_refund_for_order"],
] as const)("a shop order has its own label: type %d, %s, %s", (type, rel_id, label) => {
  expect(entryLabel({ rel_type: 0, type, rel_id, order_type: "shop_orders" })).toBe(label);
});

describe("the displayed number", () => {
  test.each([
    [0, 17, "pi_1", "QU17"],
    [1, 17, null, "FR17"],
    [2, null, null, undefined],
    [3, null, "pi_3Nk", "pi_3Nk"],
    [3, null, null, undefined],
    [4, 17, null, undefined],
    [0, null, null, undefined],
  ] as const)("for rel_type %d, rel_id %s, %s is %s", (rel_type, rel_id, transaction, shown) => {
    const entry = { rel_type, rel_id, payment_processor_transaction_id: transaction };
    expect(orderNumber({ ...entry, order_number: null })).toBe(shown);
  });

  test.each([
    [0, "QU17"],
    [1, "FR17"],
    [4, "LT-000042"],
  ] as const)("exists for a refund of relation %d too: %s", (rel_type, order_number) => {
    const entry = { rel_type, rel_id: null, payment_processor_transaction_id: null };
    expect(orderNumber({ ...entry, order_number })).toBe(order_number);
  });

  test("of an entry has the prefix ID", () => {
    expect(entryNumber({ id: 42 })).toBe("ID42");
  });
});

test("entries link to their subject, and only top-ups name the processor", () => {
  const nowhere = { quote_slug: null, order_path: null };
  expect(entryPath({ ...nowhere, rel_type: 0, quote_slug: "a b" })).toBe("/my-orders/a%20b");
  expect(entryPath({ ...nowhere, rel_type: 0 })).toBeUndefined();
  const parcel = { ...nowhere, rel_type: 1, order_path: "/forward-requests/17" } as const;
  expect(entryPath(parcel)).toBe("/forward-requests/17");
  expect(processorName({ rel_type: 3, payment_processor_name: "Stripe" })).toBe("Stripe");
  expect(processorName({ rel_type: 0, payment_processor_name: "Stripe" })).toBeNull();
});

test("number and link of an entry refer to its subject", () => {
  const entry = { payment_processor_transaction_id: null, order_number: null, rel_id: 7 };
  expect(orderNumber({ ...entry, rel_type: REL_TYPES.quote })).toBe("QU7");
  expect(orderNumber({ ...entry, rel_type: REL_TYPES.quote, order_number: "QU10001" })).toBe(
    "QU10001",
  );
  expect(orderNumber({ ...entry, rel_type: REL_TYPES.quote, rel_id: null })).toBeUndefined();
  const link = { quote_slug: "abc", order_path: "/cartage-pro-delivery/7" };
  expect(entryPath({ ...link, rel_type: REL_TYPES.quote })).toBe("/my-orders/abc");
  expect(entryPath({ ...link, rel_type: REL_TYPES.forwardRequest })).toBe(link.order_path);
  expect(entryPath({ ...link, rel_type: REL_TYPES.quote, quote_slug: null })).toBe(link.order_path);
});
