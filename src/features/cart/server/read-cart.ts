import { utcDay } from "#core/dates.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { type CartView, makeCartView } from "../domain/cart-view.ts";
import type { Shortage } from "../domain/line-quantity.ts";
import type { CartDeps, CartOwner } from "./cart-deps.ts";
import { type StoredCart, selectStoredCart } from "./stored-cart.ts";

type ReadCartInput = {
  owner: CartOwner;
  context: SiteContext;
  /** Set if the caller has read the cart already, together with something else. */
  stored?: StoredCart | undefined;
  shortages?: readonly Shortage[];
  /** The destination country; if missing, the site's own. */
  countryId?: number;
  /** The payment's currency; if set, the methods that take it are read too. The checkout reads them itself. */
  currency?: string;
};

/**
 * One statement each for the cart, for payment methods and for a customer's plan; goods, rates and couriers are
 * cached. Reading changes nothing.
 */
export async function readCart(deps: CartDeps, asked: ReadCartInput): Promise<CartView> {
  const { owner, context, shortages = [], currency } = asked;
  const { countryId = context.site.defaultCountryId } = asked;
  const cart =
    "stored" in asked ? asked.stored : await selectStoredCart(deps.db, owner, context.site);
  const lines = cart?.lines ?? [];
  const [goods, warehouses, plan, couriers, paymentMethods] = await Promise.all([
    deps.listLineGoods(context, lines),
    deps.listRates({ countryId, today: utcDay(deps.now()) }),
    owner.kind === "customer" ? deps.findBenefits(owner) : undefined,
    deps.listCouriers({ countryId, siteId: context.site.id }),
    currency && lines.length > 0 ? deps.listMethods(context.site, { countryId, currency }) : [],
  ]);
  return makeCartView({
    method: cart?.method ?? "air",
    now: cart?.now ?? deps.now(),
    mayHold: cart?.mayHold ?? true,
    lines,
    goods,
    rates: new Map(warehouses.map(({ code, rates }) => [code, rates])),
    planPercent: plan?.shippingPercent,
    couriers,
    paymentMethods,
    shortages,
  });
}
