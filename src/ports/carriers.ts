/** What a carrier tells of a parcel, from the first scan to the last. */
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

/** City level: nobody's street is told to a carrier's tracking. */
type CarrierLocation = {
  city: string;
  /** Two letters. */
  country: string;
  latitude: number;
  longitude: number;
};

export type ParcelToCarry = {
  /** Ours, such as QU1023: the same parcel told twice is one. */
  reference: string;
  /** Where a label has one already; else the carrier gives it. */
  number: string | undefined;
  method: "air" | "sea";
  from: CarrierLocation;
  to: CarrierLocation;
  toPickupPoint: boolean;
  sentAt: Date;
  /** What was promised when it was paid. */
  days: { min: number; max: number };
};

export type CarrierEvent = {
  /** The carrier's own: what comes twice is known by it. */
  id: string;
  stage: ParcelStage;
  at: Date;
  place: CarrierLocation | undefined;
};
export type CarrierReport = { number: string; events: CarrierEvent[] };

/** As it came in: bytes that were signed must not be read and written again before they are checked. */
export type CarrierWebhookRequest = { body: string; header: (name: string) => string | undefined };
export type ParsedCarrierWebhook =
  | { ok: true; report: CarrierReport }
  | { ok: false; refusal: "forged" | "stale" | "malformed" };

export type CarrierAdapter = {
  name: string;
  /** As customers know it. */
  title: string;
  /** Told again under the same reference it answers with the same number. */
  register: (parcel: ParcelToCarry) => Promise<{ number: string }>;
  /** All that happened so far; nothing where the carrier knows no such number. */
  lookUp: (number: string) => Promise<CarrierReport | undefined>;
  parseWebhook: (message: CarrierWebhookRequest) => ParsedCarrierWebhook;
};
