import { postalAddress } from "#features/account/domain/addresses/postal-address.ts";
import { explainTotal } from "#features/orders/domain/explain-total.ts";
import { orderTotals } from "#features/orders/domain/order-totals.ts";
import type { OrderDraft } from "#features/orders/server/order-draft.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import type { CompleteShipping } from "../../domain/checkout-choices.ts";
import type { CheckoutVisitor } from "../checkout-deps.ts";
import type { CheckoutView } from "../queries/checkout-view.ts";

/** The order that a checkout comes to; prices are those that the server has just shown. */
export function makeDraft(
  { site, customer, tokenHash, language, consent }: CheckoutVisitor,
  view: CheckoutView,
  { complete, cartId }: { complete: CompleteShipping; cartId: number },
): OrderDraft {
  const { contents, priced, service, point } = view;
  const { company } = complete;
  // With the wallet as the way to pay, all of it comes from there.
  const isWallet = view.provider === PROVIDERS.wallet;
  const balanceCents = isWallet ? orderTotals(priced).base : priced.balanceCents;
  return {
    key: `checkout:${view.id}`,
    kind: "shop",
    site,
    customerId: customer?.id ?? null,
    visitorHash: customer ? undefined : tokenHash,
    email: complete.email,
    language,
    currency: view.currency,
    rate: view.rate,
    lines: contents.lines.map(({ id: _id, ...line }) => line),
    cartId,
    shipping: {
      method: contents.method,
      feeCents: priced.shippingFeeCents,
      discountCents: priced.shippingDiscountCents,
    },
    delivery: {
      courier: service?.courier ?? null,
      pickupPoint: point
        ? { id: point.id, name: point.name, address: `${point.address}, ${point.city}` }
        : null,
      feeCents: priced.deliveryCents,
    },
    transitDays: transitDays(view),
    address: postalAddress(complete.address),
    company: company
      ? { name: company.company_name, code: company.company_code, vatCode: company.vat_code }
      : null,
    ...consent,
    promotionCode: view.promotionCode,
    balanceCents,
    seenDueCents: explainTotal({ ...priced, balanceCents }, view.rate).beforeFee,
  };
}

/** The way across, then the courier's last stretch. */
function transitDays({ contents, service }: CheckoutView) {
  const days = contents.shipping[contents.method]?.days;
  if (!days) return null;
  return {
    min: days.min + (service?.daysMin ?? 0),
    max: days.max + (service?.daysMax ?? 0),
  };
}
