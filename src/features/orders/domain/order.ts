import type { Cents } from "#core/money.ts";
import type { PostalAddress } from "#features/account/domain/addresses/postal-address.ts";

/** Frozen into the order, like everything in this file: later changes elsewhere do not change an order. */
export type OrderAddress = PostalAddress;

/** For invoices of pro customers. */
export type BuyerCompany = { name: string; code: string; vatCode: string };

export type OrderPicture = { src: string; colour: string };

export type OrderPickupPoint = { id: string; name: string; address: string };

/** A point of a courier's list, as an order stores it: the town becomes a part of the address. */
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
  /** Size and colour, in the customer's language. */
  options: string;
  picture: OrderPicture | null;
  priceCents: Cents;
  quantity: number;
};
