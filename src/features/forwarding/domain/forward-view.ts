import type { PostalAddressOnWire } from "#features/account/domain/addresses/postal-address.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { GoodsKind } from "#features/shipping/domain/goods/goods-kind.ts";
import type { Carrier } from "#features/shipping/domain/tracking-number.ts";
import type { ForwardActor, ForwardStatus } from "./forward-status.ts";

/** On the wire and on the page alike: euros, kilograms, centimetres, days as yyyy-MM-dd. */
export type ForwardSummary = {
  id: number;
  number: string;
  status: ForwardStatus;
  created_at: string;
  /** Code of the warehouse. */
  warehouse: string;
  shops: string[];
  goods: string[];
  parcels: number;
  /** The first photograph, small; null until there is one. */
  photo: string | null;
  method: ShippingMethod | null;
  /** What is to be paid or was; null until a way is chosen. */
  total: number | null;
};

export type ForwardLine = { name: string; quantity: number; value: number; tariff: GoodsKind };
/** Its value in euros, and as it was paid at the shop. */
export type ForwardLineShown = ForwardLine & { paid: { amount: number; currency: string } };

export type ForwardParcel = {
  /** The number under which it was declared. */
  number: string;
  /** Null until the shop has told it. */
  tracking_number: string | null;
  carrier: Carrier;
  shop: string;
  lines: ForwardLineShown[];
  measures: { weight: number; length: number; width: number; height: number } | null;
  /** Addresses of files. */
  photos: string[];
  invoice: string | null;
  received_on: string | null;
};

export type ForwardOffer = {
  method: ShippingMethod;
  /** What is paid for it, what a plan takes off taken off. */
  shipping: number;
  shipping_discount: number;
  duty: number;
  vat: number;
  vat_percent: number;
  storage: number;
  /** The courier to the door. */
  delivery: number;
  total: number;
  chargeable_weight: number;
  days: { min: number; max: number };
};

export type ForwardPriceOnWire = Omit<
  ForwardOffer,
  "method" | "days" | "chargeable_weight" | "vat_percent"
> & {
  fee: number;
  /** What went back to the wallet since. */
  refunded: number;
};

export type ForwardDetails = ForwardSummary & {
  contents: ForwardParcel[];
  history: { status: ForwardStatus; actor: ForwardActor["kind"]; at: string; note: string }[];
  address: PostalAddressOnWire | null;
  price: ForwardPriceOnWire | null;
  /** What it would cost now, by each method; empty unless there is something to choose. */
  offers: ForwardOffer[];
  /** What is due may be of days before a plan, while it is kept for nothing now. */
  storage: { free_until: string; is_free: boolean; days: number; per_day: number } | null;
  shipment: { carrier: string; tracking_number: string } | null;
  /** Where it travels, if in another request. */
  merged_into: number | null;
  /** Within one customs area nobody looks into it. */
  meets_customs: boolean;
  invoice: { id: string; number: string } | null;
  credit_notes: { id: string; number: string }[];
};

export type ConsolidationOnWire = {
  method: ShippingMethod;
  together: number;
  apart: number;
  cheaper: "together" | "apart";
  saved: number;
};

export type SuiteAddress = {
  warehouse: string;
  name: string;
  suite: string;
  street: string;
  city: string;
  region: string | null;
  /** What the short form of the region stands for. */
  region_title: string | null;
  post_code: string;
  country: string;
  country_iso: string;
  phone: string | null;
};
