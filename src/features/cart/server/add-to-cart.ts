import { sql } from "drizzle-orm";
import { fail, succeed } from "#core/result.ts";
import { placeholder, textStatement } from "#database/statement.ts";
import { withRetries } from "#database/transaction.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import { MOST_LINES } from "../domain/line-quantity.ts";
import type { CartDeps, CartOwner } from "./cart-deps.ts";
import { holdTerms, OWNER_ARGUMENTS, ownerValues, shortagesOf } from "./holds/hold-lines.ts";
import { type CartProblem, type ChangeResult, refuseIfBusy } from "./with-locked-cart.ts";

type Addition = {
  productId: number;
  variantId: number;
  quantity: number;
  /** The quantity is what the line is to have at least: sent twice, even at one moment, it adds nothing. */
  isTotal?: boolean | undefined;
};

type Row = {
  problem: CartProblem | null;
  is_new: boolean;
  requested: number | null;
  available: number | null;
};

const addLine = textStatement<Row>(sql`
  select * from add_to_cart(${OWNER_ARGUMENTS}, ${placeholder("hash")}::bytea, ${placeholder("variantId")},
    ${placeholder("quantity")}, ${placeholder("isTotal")}, ${MOST_LINES}, ${placeholder("terms")})`);

/** What is in the cart already gets more of it. One's own hold never stands in one's own way. */
export async function addToCart(
  { db, listLineGoods }: Pick<CartDeps, "db" | "listLineGoods">,
  {
    owner,
    context,
    productId,
    variantId,
    quantity,
    isTotal = false,
  }: Addition & { owner: CartOwner; context: SiteContext },
): Promise<ChangeResult> {
  const goods = (await listLineGoods(context, [{ productId, variantId }])).get(variantId);
  if (!goods?.isSold) return fail("cart.errors.not_sold_here");
  const { token, hash } = newSecret();
  const terms = holdTerms({ ...context, owner });
  return refuseIfBusy(async () => {
    const values = { ...ownerValues(owner), hash, variantId, quantity, isTotal, terms };
    const [added] = await withRetries(db, () => addLine(db, values));
    if (!added || added.problem) return fail(added?.problem ?? "cart.errors.not_sold_here");
    const { requested, available } = added;
    const shortages =
      requested === null || available === null
        ? []
        : shortagesOf([{ variant_id: variantId, requested, available }]);
    const isNewGuest = added.is_new && owner.kind === "guest";
    return succeed({ shortages, ...(isNewGuest ? { token } : {}) });
  });
}
