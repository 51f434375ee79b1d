import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { ShippingMethod } from "../domain/chargeable-weight.ts";

/** What leaves a warehouse of ours, as those tell it who send it. */
export type ShipmentToRegister = {
  /** Its number with us, such as QU1023. */
  reference: string;
  /** By its id or by its code; where neither is known it leaves from the first one. */
  warehouse?: number | string | undefined;
  method: ShippingMethod;
  country: { id: number; iso: string };
  city: string;
  toPickupPoint: boolean;
  /** Where the label is written already. */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
};

export type RegisterShipmentProblem =
  | "errors.invalid_input"
  | "tracking.errors.carrier_down"
  | "tracking.errors.number_needed";

export type RegisteredShipment = {
  carrier: string;
  trackingNumber: string;
  /** In the transaction in which it is shipped: from then on it is followed. */
  startTracking: (tx: Transaction, subjectId: number) => Promise<void>;
};

/** Asks the outside, so it is called before any transaction; told twice it is one parcel. */
export type RegisterShipment = (
  parcel: ShipmentToRegister,
) => Promise<Result<RegisteredShipment, RegisterShipmentProblem>>;

/** What is on its way, as whoever follows it may be told of it. */
export type CarriedSubject = {
  number: string;
  /** Without language. */
  path: string;
  customerId: number | null;
  status: string;
  isEnded: boolean;
  toPickupPoint: boolean;
  history: { status: string; at: Date }[];
  /** For its owner alone. */
  goods: { name: string; quantity: number; picture: { src: string; colour: string } | null }[];
};
