import { describe, expect, test } from "vitest";
import type { ParcelStage } from "#ports/carriers.ts";
import { farthestStatus, statusesAhead } from "./parcel-stage.ts";

const told = (...stages: ParcelStage[]) =>
  stages.map((stage, minute) => ({ stage, at: new Date(Date.UTC(2026, 10, 1, 10, minute)) }));

describe("the status of a parcel", () => {
  test.each<[ParcelStage[], string]>([
    [[], "shipped"],
    [["registered", "departed", "arrived"], "shipped"],
    [["departed", "in_customs", "cleared"], "in_customs"],
    [["departed", "in_country", "out_for_delivery", "delivered"], "delivered"],
    [["in_country", "arrived"], "in_country"],
    [["out_for_delivery", "ready_for_pickup"], "ready_for_pickup"],
    [["delivered", "out_for_delivery"], "delivered"],
    [["in_customs", "delayed"], "in_customs"],
    [["out_for_delivery", "returned"], "out_for_delivery"],
  ])("after the stages %j is right", (stages, expected) => {
    expect(farthestStatus(told(...stages))).toBe(expected);
  });

  test("does not depend on the order of events", () => {
    const events = told("departed", "in_customs", "in_country", "out_for_delivery");
    expect(farthestStatus(events.toReversed())).toBe("out_for_delivery");
  });
});

test("the statuses ahead lead either to the door or to a pickup point", () => {
  expect(statusesAhead("shipped", false)).toEqual([
    "in_customs",
    "in_country",
    "out_for_delivery",
    "delivered",
  ]);
  expect(statusesAhead("in_country", true)).toEqual(["ready_for_pickup", "delivered"]);
  expect(statusesAhead("ready_for_pickup", false)).toEqual(["delivered"]);
  expect(statusesAhead("delivered", false)).toEqual([]);
});
