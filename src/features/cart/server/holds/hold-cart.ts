import { sql } from "drizzle-orm";
import { fail, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { placeholder, textStatement } from "#database/statement.ts";
import { withRetries } from "#database/transaction.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { CartOwner } from "../cart-deps.ts";
import {
  STORED_CART,
  type StoredCartJson,
  storedCartValues,
  toStoredCart,
} from "../stored-cart.ts";
import { type ChangeResult, refuseIfBusy } from "../with-locked-cart.ts";
import {
  type HeldLine,
  holdTerms,
  OWNER_ARGUMENTS,
  ownerValues,
  shortagesOf,
} from "./hold-lines.ts";

type Row = { lines: HeldLine[] | null; cart: StoredCartJson | null };

/** Also returns the cart, read after all lines are held. */
const holdAll = textStatement<Row>(sql`
  select held.lines, case when held.lines is not null then ${STORED_CART} end as cart
  from (select json_agg(line) as lines from hold_cart(${OWNER_ARGUMENTS}, ${placeholder("terms")}) as line) as held`);

/** Product notes §4: starting the checkout holds the goods again, each line with as many pieces as are available. */
export function holdCart(
  { db }: { db: Database },
  { owner, context }: { owner: CartOwner; context: SiteContext },
): Promise<ChangeResult> {
  const terms = holdTerms({ ...context, owner });
  return refuseIfBusy(async () => {
    const values = { ...ownerValues(owner), ...storedCartValues(owner, context.site), terms };
    const [row] = await withRetries(db, () => holdAll(db, values));
    if (!row?.lines) return fail("errors.not_found");
    return succeed({ shortages: shortagesOf(row.lines), stored: toStoredCart(row.cart) });
  });
}
