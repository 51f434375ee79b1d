import type { Result } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { ShippingMethod } from "../domain/chargeable-weight.ts";

/** A shipment from one of our warehouses, as described by the features that send it. */
export type ShipmentToRegister = {
  /** Our own number of it, such as QU1023. */
  reference: string;
  /** The id or the code of the warehouse; if unknown, the first one. */
  warehouse?: number | string | undefined;
  method: ShippingMethod;
  country: { id: number; iso: string };
  city: string;
  toPickupPoint: boolean;
  /** Set if the label already exists. */
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
  /** Call it in the transaction that ships the parcel; tracking starts then. */
  startTracking: (tx: Transaction, subjectId: number) => Promise<void>;
};

/** Calls the carrier, so use it before any transaction; registering the same parcel twice creates only one. */
export type RegisterShipment = (
  parcel: ShipmentToRegister,
) => Promise<Result<RegisteredShipment, RegisterShipmentProblem>>;

/** A parcel on its way, with the data that tracking may show. */
export type CarriedSubject = {
  number: string;
  /** Without the language. */
  path: string;
  customerId: number | null;
  status: string;
  isEnded: boolean;
  toPickupPoint: boolean;
  history: { status: string; at: Date }[];
  /** Only the owner may see it. */
  goods: { name: string; quantity: number; picture: { src: string; colour: string } | null }[];
};
