import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { placeholder, textStatement, type Values } from "#database/statement.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { KnownLine } from "../domain/cart-view.ts";
import type { CartOwner } from "./cart-deps.ts";

type StoredLine = KnownLine & { productId: number };
export type StoredCart = {
  method: ShippingMethod;
  now: Date;
  /** False if a guest's time to hold goods is used up; a customer's never is. */
  mayHold: boolean;
  lines: StoredLine[];
};

/** The cart as the database returns it: times are text, and missing values are null. */
export type StoredCartJson = Omit<StoredCart, "now" | "lines"> & {
  now: string;
  lines: (Omit<StoredLine, "expiresAt" | "held"> & {
    expiresAt: string | null;
    held: number | null;
  })[];
};
type HoldingSite = Pick<Site, "guestHolds">;

/**
 * The whole cart as one value (migration 0097), so that a statement can read it along with something else; the
 * statement needs `storedCartValues`.
 */
export const STORED_CART: SQL = sql`stored_cart(${placeholder("cartSite")}::integer, ${placeholder("cartCustomer")}::bigint,
  ${placeholder("cartToken")}::bytea, ${placeholder("guestMinutes")}::integer)`;

/** A guest without a cookie has no cart: in SQL, nothing equals null. */
export const storedCartValues = (owner: CartOwner, { guestHolds }: HoldingSite): Values => ({
  cartSite: owner.siteId,
  guestMinutes: guestHolds.minutes,
  ...(owner.kind === "customer"
    ? { cartCustomer: owner.customerId }
    : { cartToken: owner.tokenHash }),
});

const selectCart = textStatement<{ cart: StoredCartJson | null }>(
  sql`select ${STORED_CART} as cart`,
);

export async function selectStoredCart(
  db: Queryable,
  owner: CartOwner,
  site: HoldingSite,
): Promise<StoredCart | undefined> {
  if (owner.kind === "guest" && !owner.tokenHash) return undefined;
  const [row] = await selectCart(db, storedCartValues(owner, site));
  return toStoredCart(row?.cart);
}

export function toStoredCart(cart: StoredCartJson | null | undefined): StoredCart | undefined {
  if (!cart) return undefined;
  return {
    ...cart,
    now: new Date(cart.now),
    lines: cart.lines.map(({ expiresAt, held, ...line }) => ({
      ...line,
      expiresAt: expiresAt === null ? undefined : new Date(expiresAt),
      held: held ?? 0,
    })),
  };
}
