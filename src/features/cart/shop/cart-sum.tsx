import { sum } from "#core/money.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { StackedBar } from "#ui/charts/stacked-bar.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { PaymentFees } from "./payment-fees.tsx";
import type { CartState } from "./rules/cart-state.ts";
import { chosenShippingOption, explainCart, type ShippingOption } from "./rules/explain-cart.ts";
import { ShippingDiscount } from "./shipping-discount.tsx";
import { useIsChanging } from "./state/use-cart.ts";
import { ToCheckout } from "./to-checkout.tsx";

/** "Explain this total". */
export function CartSum({ cart }: { cart: CartState }) {
  const t = useT();
  const money = useMoney();
  const isChanging = useIsChanging();
  const option = chosenShippingOption(cart);
  const explained = explainCart(cart, option, money.rate);
  const pieces = sum(cart.items.map(({ quantity }) => quantity));
  const title = t("cart.sum");
  return (
    <section
      className="panel cart-sum [--under-header:var(--sticky-top,0px)]"
      aria-labelledby="cart-sum"
      aria-busy={isChanging}
    >
      <h2 id="cart-sum" className="h3 mb-4">
        {title}
      </h2>
      <StackedBar
        title={title}
        format={money.showConverted}
        parts={[
          {
            id: "goods",
            label: t("cart.goods", { count: pieces }),
            value: explained.goodsCents,
          },
          ...(option
            ? [
                {
                  id: "shipping",
                  label: t(`shipping.by_${option.method}`),
                  value: explained.shippingCents,
                  detail: option.discountPercent > 0 && <ExplainedDiscount option={option} />,
                },
              ]
            : []),
          ...(cart.delivery && option
            ? [
                {
                  id: "courier",
                  label: t("shipping.courier"),
                  value: explained.deliveryCents,
                  detail: cart.delivery.name,
                },
              ]
            : []),
        ]}
        total={{ label: t("cart.total"), value: explained.totalCents }}
      />
      <div className="mt-5">
        <ToCheckout cart={cart} />
      </div>
      <PaymentFees methods={cart.payment_methods} />
      <p className="mt-3 text-14 text-ink-3">{t("catalogue.product.tax_note")}</p>
    </section>
  );
}

/** Only a discount by value has a link here: a plan is explained where it is bought. */
function ExplainedDiscount({ option }: { option: ShippingOption }) {
  const t = useT();
  const { language } = useShell();
  return (
    <>
      <ShippingDiscount option={option} />
      {option.discountBy === "value" && (
        <>
          {" "}
          <PageLink className="link" to={`/${language}/faq/price-to-the-door`}>
            {t("cart.discount_why")}
          </PageLink>
        </>
      )}
    </>
  );
}
