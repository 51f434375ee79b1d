import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { canTransition } from "#core/state-machine.ts";
import {
  followReport,
  isOpen,
  isPaid,
  PAYMENT_STATUSES,
  PAYMENT_TRANSITIONS,
  type PaymentState,
  type PaymentStatus,
  type ReportedState,
} from "./payment-status.ts";

const AMOUNT = 1000;
const fresh: PaymentState = { status: "created", amountCents: AMOUNT, refundedCents: 0 };

function apply(state: PaymentState, said: ReportedState): PaymentState {
  const { steps, refundedCents } = followReport(state, said);
  return { ...state, status: steps.at(-1) ?? state.status, refundedCents };
}

const end = (...reports: ReportedState[]) => reports.reduce(apply, fresh);
const says = (status: PaymentStatus, refundedCents = 0): ReportedState => ({
  status,
  refundedCents,
});

test.each<[string, ReportedState[], PaymentStatus]>([
  ["paid at once", [says("succeeded")], "succeeded"],
  ["paid after a while", [says("pending"), says("succeeded")], "succeeded"],
  ["a late 'under way' changes nothing", [says("succeeded"), says("pending")], "succeeded"],
  ["a late refusal takes nothing back", [says("succeeded"), says("failed")], "succeeded"],
  ["money after a refusal is money", [says("failed"), says("succeeded")], "succeeded"],
  ["money after the payer left is money", [says("cancelled"), says("succeeded")], "succeeded"],
  ["a part given back", [says("succeeded"), says("succeeded", 400)], "partly_refunded"],
  ["all given back in parts", [says("succeeded", 400), says("succeeded", 1000)], "refunded"],
  ["the refund's message comes first", [says("succeeded", 1000), says("pending")], "refunded"],
])("a payment has the right status after its reports: %s", (_what, reports, status) => {
  expect(end(...reports).status).toBe(status);
});

test("a refund reported before the payment adds the missing succeeded step", () => {
  expect(followReport(fresh, says("succeeded", 400)).steps).toEqual([
    "succeeded",
    "partly_refunded",
  ]);
});

describe("reports of a provider in any order and number", () => {
  const report = fc.oneof(
    fc.constantFrom<ReportedState>(says("pending"), says("failed"), says("cancelled")),
    fc.integer({ min: 0, max: AMOUNT + 500 }).map((refunded) => says("succeeded", refunded)),
  );
  const reports = fc.array(report, { maxLength: 8 });

  test("lead to the same status", () => {
    fc.assert(
      fc.property(
        reports.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray([...list, ...list, ...list], {
              minLength: list.length * 3,
              maxLength: list.length * 3,
            }),
          ),
        ),
        ([once, often]) => {
          expect(end(...often)).toEqual(end(...once));
        },
      ),
    );
  });

  test("cause only allowed steps, at most one success and no refund above the payment", () => {
    fc.assert(
      fc.property(reports, (list) => {
        let state = fresh;
        const passed: PaymentStatus[] = [state.status];
        for (const said of list) {
          const { steps, refundedCents } = followReport(state, said);
          expect(refundedCents).toBeGreaterThanOrEqual(state.refundedCents);
          for (const step of steps) {
            expect(canTransition(PAYMENT_TRANSITIONS, passed.at(-1) ?? "created", step)).toBe(true);
            passed.push(step);
          }
          state = apply(state, said);
        }
        expect(passed.filter((status) => status === "succeeded").length).toBeLessThanOrEqual(1);
        expect(state.refundedCents).toBeLessThanOrEqual(AMOUNT);
      }),
    );
  });
});

test("payments have the transitions of product notes §4", () => {
  expect(PAYMENT_TRANSITIONS).toEqual({
    created: ["pending", "succeeded", "failed", "cancelled"],
    pending: ["succeeded", "failed", "cancelled"],
    cancelled: ["failed", "succeeded"],
    failed: ["succeeded"],
    succeeded: ["partly_refunded", "refunded"],
    partly_refunded: ["refunded"],
    refunded: [],
  });
});

test("a payment is open until it has a final status", () => {
  expect(PAYMENT_STATUSES.filter(isOpen)).toEqual(["created", "pending"]);
  expect(PAYMENT_STATUSES.filter(isPaid)).toEqual(["succeeded", "partly_refunded", "refunded"]);
});

test("a refund of a failed payment is ignored", () => {
  const said = { status: "failed" as const, refundedCents: 500 };
  expect(followReport(fresh, said)).toEqual({ steps: ["failed"], refundedCents: 0 });
});
