import { expect, test } from "vitest";
import { namePieces, orderEvents } from "./order-events.ts";

const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`;
const step = (status: "paid" | "at_warehouse" | "shipped", at: number) =>
  ({ status, actor: "staff", at: day(at) }) as const;
const parcel = (at: number, name: string) => ({
  carrier: "Post",
  tracking_number: name,
  sent_at: day(at),
  items: [{ name, quantity: 2 }],
});
const told = (order: Parameters<typeof orderEvents>[0]) =>
  orderEvents(order).map((event) =>
    event.kind === "part" ? namePieces(event.items) : event.status,
  );

test("a part shipment is the last event while the rest waits", () => {
  const history = [step("paid", 1), step("at_warehouse", 2)];
  const shipments = [parcel(3, "Tea")];
  expect(told({ history, shipments, is_part_shipped: true })).toEqual([
    "paid",
    "at_warehouse",
    "2 × Tea",
  ]);
});

test("the parcel with the last pieces appears only as the status “shipped”", () => {
  const history = [step("at_warehouse", 2), step("shipped", 5)];
  const shipments = [parcel(3, "Tea"), parcel(5, "Honey")];
  expect(told({ history, shipments, is_part_shipped: false })).toEqual([
    "at_warehouse",
    "2 × Tea",
    "shipped",
  ]);
});
