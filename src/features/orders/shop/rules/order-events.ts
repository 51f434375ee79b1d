import type { OrderDetails } from "../../contract.ts";

type Shipment = OrderDetails["shipments"][number];

export type StepEvent = { kind: "step" } & OrderDetails["history"][number];
export type PartEvent = { kind: "part"; at: string; items: Shipment["items"] };

type ShownOrder = Pick<OrderDetails, "history" | "shipments" | "is_part_shipped">;

/** An order's events by time: its states, and the parcels that left before the last one. */
export function orderEvents({ history, shipments, is_part_shipped }: ShownOrder) {
  const parts = is_part_shipped ? shipments : shipments.slice(0, -1);
  const events: (StepEvent | PartEvent)[] = [
    ...history.map((step) => ({ kind: "step" as const, ...step })),
    ...parts.map(({ sent_at, items }) => ({ kind: "part" as const, at: sent_at, items })),
  ];
  return events.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** "2 × Tea, 1 × Honey" */
export const namePieces = (items: Shipment["items"]): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
