import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { KnownLine } from "../domain/cart-view.ts";
import type { CartOwner } from "./cart-deps.ts";
import { ownedBy } from "./carts.repository.ts";

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

/** The whole cart as one value, however many lines it has: also for whoever reads something else along with it. */
export function storedCartJson(owner: CartOwner, { guestHolds }: HoldingSite): SQL {
  const own = ownedBy(owner);
  if (!own) return sql`null::json`;
  return sql`(
    select json_build_object('method', carts.shipping_method, 'now', clock_timestamp(),
      'mayHold', carts.customer_id is not null
        or hold_time_ends(carts.held_since, 1, ${guestHolds.minutes}, clock_timestamp()) is not null,
      'lines', coalesce((
        select json_agg(json_build_object('id', l.id, 'productId', v.product_id, 'variantId', v.id,
          'quantity', l.quantity, 'stock', v.stock, 'expiresAt', h.expires_at, 'held', h.quantity,
          'heldByOthers', coalesce((select sum(o.quantity) from stock_holds o where o.variant_id = v.id
            and o.cart_id <> l.cart_id and o.expires_at > clock_timestamp()), 0)) order by l.id)
        from cart_lines l
        join variants v on v.id = l.variant_id
        left join stock_holds h on h.cart_id = l.cart_id and h.variant_id = v.id
        where l.cart_id = carts.id), '[]'))
    from carts where ${own})`;
}

export async function selectStoredCart(
  db: Queryable,
  owner: CartOwner,
  site: HoldingSite,
): Promise<StoredCart | undefined> {
  if (!ownedBy(owner)) return undefined;
  const { rows } = await db.execute<{ cart: StoredCartJson | null }>(
    sql`select ${storedCartJson(owner, site)} as cart`,
  );
  return toStoredCart(rows[0]?.cart);
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
