import { sql } from "drizzle-orm";
import { fail, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { placeholder, textStatement } from "#database/statement.ts";
import { withRetries } from "#database/transaction.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import type { CartOwner } from "../cart-deps.ts";
import { type ChangeResult, refuseIfBusy } from "../with-locked-cart.ts";
import {
  type HeldLine,
  holdTerms,
  OWNER_ARGUMENTS,
  ownerValues,
  shortagesOf,
} from "./hold-lines.ts";

const holdAll = textStatement<HeldLine>(
  sql`select * from hold_cart(${OWNER_ARGUMENTS}, ${placeholder("terms")})`,
);

/** Product notes §4: starting checkout holds again, each line with as many as can be had. */
export function holdCart(
  { db }: { db: Database },
  { owner, context }: { owner: CartOwner; context: SiteContext },
): Promise<ChangeResult> {
  const terms = holdTerms({ ...context, owner });
  return refuseIfBusy(async () => {
    const rows = await withRetries(db, () => holdAll(db, { ...ownerValues(owner), terms }));
    return rows.length > 0 ? succeed({ shortages: shortagesOf(rows) }) : fail("errors.not_found");
  });
}
