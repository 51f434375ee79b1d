/** Product notes §5: who brings a parcel from our warehouse in the country to the customer. */
export const COURIERS = [
  "omniva",
  "dpd",
  "lp_express",
  "venipak",
  "smartposti",
  "postnl",
  "aramex",
] as const;
export type CourierCode = (typeof COURIERS)[number];

export const isCourier = (code: string): code is CourierCode =>
  (COURIERS as readonly string[]).includes(code);

/** To the door, or to a place where one collects it. */
export const DELIVERY_KINDS = ["pickup", "door"] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];
