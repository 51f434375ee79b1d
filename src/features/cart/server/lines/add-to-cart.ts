import { sql } from "drizzle-orm";
import { fail, succeed } from "#core/result.ts";
import { placeholder, textStatement } from "#database/statement.ts";
import { withRetries } from "#database/transaction.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import {
  type CountedLimit,
  secondsToWait,
  TOO_MANY_ATTEMPTS,
  tooManyAttempts,
} from "#platform/rate-limit/rate-limits.ts";
import { MOST_LINES } from "../../domain/line-quantity.ts";
import type { CartDeps, CartOwner } from "../cart-deps.ts";
import { holdTerms, OWNER_ARGUMENTS, ownerValues, shortagesOf } from "../holds/hold-lines.ts";
import { type StoredCartJson, toStoredCart } from "../stored-cart.ts";
import { type CartProblem, type ChangeResult, refuseIfBusy } from "../with-locked-cart.ts";

type Addition = {
  productId: number;
  variantId: number;
  quantity: number;
  /** The quantity is the minimum that the line should have: sending it twice, even at the same time, adds nothing. */
  isTotal?: boolean | undefined;
};

type Row = {
  problem: CartProblem | null;
  is_new: boolean;
  requested: number | null;
  available: number | null;
  /** How long a guest has to wait before opening another cart. */
  wait_ms?: string;
  cart: StoredCartJson | null;
};

const LINE = sql`${placeholder("hash")}::bytea, ${placeholder("variantId")}, ${placeholder("quantity")},
  ${placeholder("isTotal")}, ${MOST_LINES}, ${placeholder("terms")}`;

/** Also returns the cart afterwards; a guest's new cart is found by its new cookie. */
const CART = sql`stored_cart(${placeholder("siteId")}, ${placeholder("customerId")}::bigint,
  case when added.is_new then ${placeholder("hash")}::bytea else ${placeholder("tokenHash")}::bytea end,
  ${placeholder("guestMinutes")}) as cart`;

const addLine = textStatement<Row>(
  sql`select added.*, ${CART} from add_to_cart(${OWNER_ARGUMENTS}, ${LINE}) as added`,
);
const addLimited = textStatement<Row>(sql`
  select added.*, ${CART} from add_to_guest_cart(${placeholder("siteId")}, ${placeholder("tokenHash")}::bytea, ${LINE},
    ${placeholder("key")}, ${placeholder("points")}, ${placeholder("durationMs")}) as added`);

type AddInput = Addition & {
  owner: CartOwner;
  context: SiteContext;
  /** The limit of carts that a guest may open. */
  limit?: CountedLimit | undefined;
};

/** Goods that are in the cart already get a higher quantity. The cart's own hold never blocks it. */
export async function addToCart(
  { db, listLineGoods }: Pick<CartDeps, "db" | "listLineGoods">,
  { owner, context, limit, ...addition }: AddInput,
): Promise<ChangeResult> {
  const { variantId, quantity, isTotal = false } = addition;
  const goods = (await listLineGoods(context, [addition])).get(variantId);
  if (!goods?.isSold) return fail("cart.errors.not_sold_here");
  const { token, hash } = newSecret();
  const terms = holdTerms({ ...context, owner });
  return refuseIfBusy(async () => {
    const { minutes: guestMinutes } = context.site.guestHolds;
    const line = { hash, variantId, quantity, isTotal, terms, guestMinutes };
    const values = { ...ownerValues(owner), ...line, ...limit };
    const [added] = await withRetries(db, () => (limit ? addLimited : addLine)(db, values));
    if (added?.problem === TOO_MANY_ATTEMPTS)
      return tooManyAttempts(secondsToWait(Number(added.wait_ms)));
    if (!added || added.problem) return fail(added?.problem ?? "cart.errors.not_sold_here");
    const { requested, available } = added;
    const shortages =
      requested === null || available === null
        ? []
        : shortagesOf([{ variant_id: variantId, requested, available }]);
    const stored = toStoredCart(added.cart);
    const isNewGuest = added.is_new && owner.kind === "guest";
    return succeed({ shortages, stored, ...(isNewGuest ? { token } : {}) });
  });
}
