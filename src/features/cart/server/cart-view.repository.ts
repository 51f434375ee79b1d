import { sql } from "drizzle-orm";
import type { Queryable } from "#database/connect.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import type { KnownLine } from "../domain/cart-view.ts";
import type { CartOwner } from "./cart-deps.ts";
import { ownedBy } from "./carts.repository.ts";

export type StoredLine = KnownLine & { productId: number };
export type StoredCart = {
  method: ShippingMethod;
  now: Date;
  /** Of a guest's cart: when its holding began. */
  heldSince: Date | undefined;
  lines: StoredLine[];
};

type Row = {
  method: ShippingMethod;
  now: Date;
  heldSince: Date | null;
  id: string | null;
  productId: number;
  variantId: number;
  quantity: number;
  stock: number;
  heldByOthers: string;
  expiresAt: Date | null;
  held: number | null;
};

/** The whole cart in one statement, however many lines it has. */
export async function selectStoredCart(
  db: Queryable,
  owner: CartOwner,
): Promise<StoredCart | undefined> {
  const own = ownedBy(owner);
  if (!own) return undefined;
  const { rows } = await db.execute<Row>(sql`
    select carts.shipping_method as method, clock_timestamp() as now,
      case when carts.customer_id is null then carts.held_since end as "heldSince", l.id, v.product_id as "productId",
      v.id as "variantId", l.quantity, v.stock, h.expires_at as "expiresAt", h.quantity as held,
      coalesce((select sum(o.quantity) from stock_holds o where o.variant_id = v.id
        and o.cart_id <> carts.id and o.expires_at > clock_timestamp()), 0) as "heldByOthers"
    from carts
    left join cart_lines l on l.cart_id = carts.id
    left join variants v on v.id = l.variant_id
    left join stock_holds h on h.cart_id = carts.id and h.variant_id = v.id
    where ${own} order by l.id`);
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.filter(({ id }) => id !== null).map(toLine);
  const heldSince = first.heldSince === null ? undefined : new Date(first.heldSince);
  return { method: first.method, now: new Date(first.now), heldSince, lines };
}

function toLine({ id, productId, variantId, quantity, stock, heldByOthers, ...hold }: Row) {
  return {
    id: Number(id),
    productId,
    variantId,
    quantity,
    stock,
    heldByOthers: Number(heldByOthers),
    expiresAt: hold.expiresAt === null ? undefined : new Date(hold.expiresAt),
    held: hold.held ?? 0,
  };
}
