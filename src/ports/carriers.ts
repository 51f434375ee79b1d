/** What a carrier reports about a parcel, from the first scan to the last. */
export const PARCEL_STAGES = [
  "registered",
  "departed",
  "arrived",
  "delayed",
  "in_customs",
  "cleared",
  "in_country",
  "ready_for_pickup",
  "out_for_delivery",
  "delivered",
  "returned",
] as const;
export type ParcelStage = (typeof PARCEL_STAGES)[number];

/** City level: a carrier's tracking never gets a street. */
type CarrierLocation = {
  city: string;
  /** Two letters (ISO 3166). */
  country: string;
  latitude: number;
  longitude: number;
};

export type ParcelToCarry = {
  /** Ours, such as QU1023: registering the same reference twice gives one parcel. */
  reference: string;
  /** Set if the label already has a number; otherwise the carrier assigns one. */
  number: string | undefined;
  method: "air" | "sea";
  from: CarrierLocation;
  to: CarrierLocation;
  toPickupPoint: boolean;
  sentAt: Date;
  /** The delivery time promised at payment. */
  days: { min: number; max: number };
};

export type CarrierEvent = {
  /** The carrier's own id, which shows whether an event arrived before. */
  id: string;
  stage: ParcelStage;
  at: Date;
  place: CarrierLocation | undefined;
};
export type CarrierReport = { number: string; events: CarrierEvent[] };

/** The raw request: a signature must be checked on the original bytes, not on re-encoded ones. */
export type CarrierWebhookRequest = { body: string; header: (name: string) => string | undefined };
export type ParsedCarrierWebhook =
  | { ok: true; report: CarrierReport }
  | { ok: false; refusal: "forged" | "stale" | "malformed" };

export type CarrierAdapter = {
  name: string;
  /** The name that customers see. */
  title: string;
  /** If called again with the same reference, it returns the same number. */
  register: (parcel: ParcelToCarry) => Promise<{ number: string }>;
  /** All events so far; undefined if the carrier does not know the number. */
  lookUp: (number: string) => Promise<CarrierReport | undefined>;
  parseWebhook: (message: CarrierWebhookRequest) => ParsedCarrierWebhook;
};
