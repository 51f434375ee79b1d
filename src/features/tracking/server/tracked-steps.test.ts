import { describe, expect, test } from "vitest";
import { stepsOf } from "./tracked-steps.ts";

const at = (hour: number) => new Date(Date.UTC(2026, 10, 17, hour));
const told: Parameters<typeof stepsOf>[2] = [
  { stage: "departed", at: at(8), place: null },
  { stage: "out_for_delivery", at: at(12), place: null },
  { stage: "delivered", at: at(16), place: null },
];
const stagesOf = (history: { status: string; at: Date }[], events = told) =>
  stepsOf("order", history, events).map(({ stage }) => stage);

describe("the steps of a parcel", () => {
  test("omit steps filled in after the carrier's last one", () => {
    const history = [
      { status: "paid", at: at(1) },
      { status: "in_country", at: at(10) },
      { status: "ready_for_pickup", at: at(27) },
    ];
    expect(stagesOf(history)).toEqual([
      "paid",
      "departed",
      "in_country",
      "out_for_delivery",
      "delivered",
    ]);
  });

  test("omit a filled-in step at the time of the carrier's last one", () => {
    expect(stagesOf([{ status: "ready_for_pickup", at: at(16) }])).not.toContain(
      "ready_for_pickup",
    );
  });

  test("keep later refunds, and all steps while the parcel is under way", () => {
    expect(stagesOf([{ status: "refunded", at: at(30) }]).at(-1)).toBe("refunded");
    const underWay = told.slice(0, 2);
    expect(stagesOf([{ status: "ready_for_pickup", at: at(27) }], underWay).at(-1)).toBe(
      "ready_for_pickup",
    );
  });

  test("omit a pickup step after a return", () => {
    const returned: typeof told = [{ stage: "returned", at: at(12), place: null }];
    expect(stagesOf([{ status: "ready_for_pickup", at: at(20) }], returned)).toEqual(["returned"]);
  });
});
