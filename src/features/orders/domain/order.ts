import type { Cents } from "#core/money.ts";
import type { PostalAddress } from "#features/account/domain/addresses/postal-address.ts";

/** Frozen into the order, as is everything here: what changes later changes no order. */
export type OrderAddress = PostalAddress;

/** For invoices of pro customers. */
export type BuyerCompany = { name: string; code: string; vatCode: string };

export type OrderPicture = { src: string; colour: string };

export type OrderPickupPoint = { id: string; name: string; address: string };

/** A point of a courier's list; its town becomes a part of its address. */
export const toOrderPoint = ({
  id,
  name,
  address,
  city,
}: OrderPickupPoint & { city: string }): OrderPickupPoint => ({
  id,
  name,
  address: `${address}, ${city}`,
});

export type OrderLine = {
  productId: number | null;
  variantId: number | null;
  slug: string;
  sku: string;
  name: string;
  /** Size and colour in the customer's words. */
  options: string;
  picture: OrderPicture | null;
  priceCents: Cents;
  quantity: number;
};
