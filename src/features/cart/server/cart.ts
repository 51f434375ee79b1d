import type { Transaction } from "#database/connect.ts";
import { hashSecret } from "#platform/auth/secret-token.ts";
import { CART_COOKIE } from "../domain/cart-cookie.ts";
import type { CartDeps, CartOwner } from "./cart-deps.ts";
import { countPieces, hasCart } from "./carts.repository.ts";
import { holdCart } from "./holds/hold-cart.ts";
import { addToCart } from "./lines/add-to-cart.ts";
import { chooseMethod } from "./lines/choose-method.ts";
import { findGoods } from "./lines/find-goods.ts";
import { removeLine } from "./lines/remove-line.ts";
import { updateLine } from "./lines/update-line.ts";
import { type Merge, mergeCarts } from "./merge-carts.ts";
import { readCart } from "./read-cart.ts";

/** Binds the feature's use cases to their dependencies; called once, by feature.ts. */
export function bindCart(deps: CartDeps) {
  return {
    /** Identifies a guest's browser by the cookie of its cart. */
    visitorOf: (cookies: Readonly<Record<string, string>>) => hashSecret(cookies[CART_COOKIE]),
    hasCart: (owner: CartOwner) => hasCart(deps.db, owner),
    countPieces: (owner: CartOwner) => countPieces(deps.db, owner),
    readCart: (input: Parameters<typeof readCart>[1]) => readCart(deps, input),
    addToCart: (input: Parameters<typeof addToCart>[1]) => addToCart(deps, input),
    findGoods: (input: Parameters<typeof findGoods>[1]) => findGoods(deps, input),
    updateLine: (input: Parameters<typeof updateLine>[1]) => updateLine(deps, input),
    removeLine: (input: Parameters<typeof removeLine>[1]) => removeLine(deps, input),
    chooseMethod: (input: Parameters<typeof chooseMethod>[1]) => chooseMethod(deps, input),
    holdCart: (input: Parameters<typeof holdCart>[1]) => holdCart(deps, input),
    mergeCarts: (tx: Transaction, merge: Omit<Merge, "now">) =>
      mergeCarts(tx, { ...merge, now: deps.now() }),
  };
}
export type Cart = ReturnType<typeof bindCart>;
