import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import { placeholder, textStatement, type Values } from "#database/statement.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { KnownLine } from "../domain/cart-view.ts";
import type { CartOwner } from "./cart-deps.ts";

export type StoredLine = KnownLine & { productId: number };
export type StoredCart = {
  method: ShippingMethod;
  now: Date;
  /** A guest's time to hold goods may be used up; a customer's never is. */
  mayHold: boolean;
  lines: StoredLine[];
};

/** As the database writes it: moments are text, and what is not there is null. */
export type StoredCartJson = Omit<StoredCart, "now" | "lines"> & {
  now: string;
  lines: (Omit<StoredLine, "expiresAt" | "held"> & {
    expiresAt: string | null;
    held: number | null;
  })[];
};
type HoldingSite = Pick<Site, "guestHolds">;

const OWN = {
  customer: sql`carts.site_id = ${placeholder("cartSite")} and carts.customer_id = ${placeholder("cartCustomer")}`,
  guest: sql`carts.site_id = ${placeholder("cartSite")} and carts.token_hash = ${placeholder("cartToken")}`,
};

/**
 * The whole cart as one value, however many lines it has: also for whoever reads something else along with it, in a
 * statement that gets `storedCartValues`.
 */
export function storedCartJson(kind: CartOwner["kind"]): SQL {
  return sql`(
    select json_build_object('method', carts.shipping_method, 'now', clock_timestamp(),
      'mayHold', carts.customer_id is not null
        or hold_time_ends(carts.held_since, 1, ${placeholder("guestMinutes")}, clock_timestamp()) is not null,
      'lines', coalesce((
        select json_agg(json_build_object('id', l.id, 'productId', v.product_id, 'variantId', v.id,
          'quantity', l.quantity, 'stock', v.stock, 'expiresAt', h.expires_at, 'held', h.quantity,
          'heldByOthers', coalesce((select sum(o.quantity) from stock_holds o where o.variant_id = v.id
            and o.cart_id <> l.cart_id and o.expires_at > clock_timestamp()), 0)) order by l.id)
        from cart_lines l
        join variants v on v.id = l.variant_id
        left join stock_holds h on h.cart_id = l.cart_id and h.variant_id = v.id
        where l.cart_id = carts.id), '[]'))
    from carts where ${OWN[kind]})`;
}

/** A guest without a cookie has no cart: nothing equals null. */
export const storedCartValues = (owner: CartOwner, { guestHolds }: HoldingSite): Values => ({
  cartSite: owner.siteId,
  guestMinutes: guestHolds.minutes,
  ...(owner.kind === "customer"
    ? { cartCustomer: owner.customerId }
    : { cartToken: owner.tokenHash }),
});

type CartRow = { cart: StoredCartJson | null };
const selectCart = {
  customer: textStatement<CartRow>(sql`select ${storedCartJson("customer")} as cart`),
  guest: textStatement<CartRow>(sql`select ${storedCartJson("guest")} as cart`),
};

export async function selectStoredCart(
  db: Queryable,
  owner: CartOwner,
  site: HoldingSite,
): Promise<StoredCart | undefined> {
  if (owner.kind === "guest" && !owner.tokenHash) return undefined;
  const [row] = await selectCart[owner.kind](db, storedCartValues(owner, site));
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
