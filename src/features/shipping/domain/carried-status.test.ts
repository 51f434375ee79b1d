import { expect, test } from "vitest";
import type { Transitions } from "#core/state-machine.ts";
import {
  CARRIED_STATUSES,
  type CarriedStatus,
  isCarried,
  stepsByCarrier,
} from "./carried-status.ts";

type Status = CarriedStatus | "paid" | "refunded";
const transitions: Transitions<Status> = {
  paid: ["shipped", "refunded"],
  shipped: ["in_customs", "in_country", "refunded"],
  in_customs: ["in_country"],
  in_country: ["ready_for_pickup", "out_for_delivery"],
  ready_for_pickup: ["delivered"],
  out_for_delivery: ["ready_for_pickup", "delivered"],
  delivered: ["refunded"],
  refunded: [],
};
const way: Status[] = ["paid", ...CARRIED_STATUSES];
const steps = (from: Status, to: CarriedStatus, toPickupPoint = false) =>
  stepsByCarrier({ transitions, way, from, to, toPickupPoint });

test("skipped steps of a carrier are filled in, to the door or to a pickup point", () => {
  expect(steps("shipped", "delivered")).toEqual(["in_country", "out_for_delivery", "delivered"]);
  expect(steps("shipped", "delivered", true)).toEqual([
    "in_country",
    "ready_for_pickup",
    "delivered",
  ]);
});

test("a carrier's report never goes back and does not move unsent or ended parcels", () => {
  expect(steps("in_country", "in_customs")).toEqual([]);
  expect(steps("in_country", "in_country")).toEqual([]);
  expect(steps("paid", "delivered")).toEqual([]);
  expect(steps("refunded", "delivered")).toEqual([]);
});

test("only statuses between shipping and delivery come from carriers", () => {
  expect(["shipped", "delivered", "paid", "returned"].map(isCarried)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
