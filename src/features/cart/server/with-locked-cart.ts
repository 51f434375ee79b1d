import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { isLockTimeout, rollBackIfRefused } from "#database/transaction.ts";
import { newSecret } from "#platform/auth/secret-token.ts";
import type { Shortage } from "../domain/line-quantity.ts";
import type { CartOwner } from "./cart-deps.ts";
import { insertCustomerCart, insertGuestCart, lockCart } from "./carts.repository.ts";
import type { StoredCart } from "./stored-cart.ts";

export type CartProblem =
  | "cart.errors.not_sold_here"
  | "cart.errors.sold_out"
  | "cart.errors.too_many_lines"
  | "auth.errors.not_logged_in"
  | "auth.errors.too_many_attempts"
  | "errors.not_found"
  | "errors.still_running";

/** The result of a change: what could not be held, the cookie of a new cart, and the cart if it is known. */
export type CartChange = { shortages: Shortage[]; token?: string; stored?: StoredCart | undefined };
export type ChangeResult = Result<CartChange, CartProblem>;

type Work = (tx: Transaction, cartId: number) => Promise<Result<Shortage[], CartProblem>>;
type Opened = { id: number; token?: string };

/** Waits only for a limited time for goods that many want at once (`lock_timeout`). */
export async function refuseIfBusy(change: () => Promise<ChangeResult>): Promise<ChangeResult> {
  try {
    return await change();
  } catch (error) {
    if (isLockTimeout(error)) return fail("errors.still_running");
    throw error;
  }
}

/**
 * One call runs in one transaction. Locks are always taken in this order: the customer, their cart, a guest's cart,
 * variants by id. A refused call changes nothing and creates no empty cart.
 */
export function withLockedCart(
  deps: { db: Database },
  which: { owner: CartOwner; mayCreate: boolean },
  work: Work,
): Promise<ChangeResult> {
  return refuseIfBusy(() => changeLockedCart(deps, which, work));
}

function changeLockedCart(
  deps: { db: Database },
  { owner, mayCreate }: { owner: CartOwner; mayCreate: boolean },
  work: Work,
): Promise<ChangeResult> {
  return rollBackIfRefused<CartChange, CartProblem>(deps.db, async (tx) => {
    const cart = mayCreate ? await lockOrCreateCart(tx, owner) : await findCart(tx, owner);
    const done = cart ? await work(tx, cart.id) : fail(whyNone(owner, mayCreate));
    if (!done.ok) return done;
    return succeed({ shortages: done.value, ...(cart?.token ? { token: cart.token } : {}) });
  });
}

const whyNone = (owner: CartOwner, mayCreate: boolean): CartProblem =>
  mayCreate && owner.kind === "customer" ? "auth.errors.not_logged_in" : "errors.not_found";

async function findCart(tx: Transaction, owner: CartOwner): Promise<Opened | undefined> {
  const id = await lockCart(tx, owner);
  return id === undefined ? undefined : { id };
}

/** Locks the owner's cart, creating it if needed; undefined for a customer who was erased meanwhile. */
export async function lockOrCreateCart(
  tx: Transaction,
  owner: CartOwner,
): Promise<Opened | undefined> {
  const known = await findCart(tx, owner);
  if (known) return known;
  if (owner.kind === "guest") {
    const { token, hash } = newSecret();
    return { id: await insertGuestCart(tx, owner.siteId, hash), token };
  }
  const made = await insertCustomerCart(tx, owner);
  return made === undefined ? findCart(tx, owner) : { id: made };
}
