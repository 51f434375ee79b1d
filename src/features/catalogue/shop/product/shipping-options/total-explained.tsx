import { useContext } from "react";
import { orderDiscount } from "#features/shipping/domain/order-discount.ts";
import type { ShippingPrice } from "#features/shipping/domain/shipping-price.ts";
import { PlanPercent } from "#features/shipping/shop/plan-percent.ts";
import { Icon } from "#ui/icon/icon.tsx";
import "#features/shipping/shop/weight-explained.css";
import { WeightExplained } from "#features/shipping/shop/weight-explained.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { StackedBar } from "#ui/charts/stacked-bar.tsx";
import type { DeliveredPrice } from "../../../domain/product/product-card.ts";
import type { VariantView } from "../../../domain/product/product-view.ts";

type TotalExplainedProps = {
  variant: VariantView;
  deliveredPrice: DeliveredPrice;
};

/** "Explain this total": a bar, a table, and the reason for the shipping price. */
export function TotalExplained({ variant, deliveredPrice }: TotalExplainedProps) {
  const t = useT();
  const money = useMoney();
  const goods = money.convert(variant.price.cents);
  const shipping = money.convert(deliveredPrice.shippingCents);
  const delivery = money.convert(deliveredPrice.deliveryCents);
  const price = variant.shipping[deliveredPrice.method];
  const title = t("catalogue.product.explain");
  return (
    <details className="panel total-explained" open>
      <summary>
        <h2 className="h3">{title}</h2>
        <Icon name="chevron-down" />
      </summary>
      <StackedBar
        title={title}
        format={money.showConverted}
        parts={[
          {
            id: "goods",
            label: t("catalogue.product.goods"),
            value: goods,
          },
          {
            id: "shipping",
            label: t(`shipping.by_${deliveredPrice.method}`),
            value: shipping,
            detail: price && <RateWords price={price} goodsCents={variant.price.cents} />,
          },
          ...(deliveredPrice.deliveryCents > 0
            ? [{ id: "courier", label: t("shipping.courier"), value: delivery }]
            : []),
        ]}
        total={{ label: t("catalogue.product.total"), value: goods + shipping + delivery }}
      />
      {price && (
        <div className="total-weight">
          <WeightExplained parcel={variant.parcel} prices={variant.shipping} />
        </div>
      )}
      <p className="mt-3 text-14 text-ink-3">{t("catalogue.product.tax_note")}</p>
    </details>
  );
}

function RateWords({ price, goodsCents }: { price: ShippingPrice; goodsCents: number }) {
  const t = useT();
  const money = useMoney();
  const { language } = useShell();
  const { percent, by } = orderDiscount(goodsCents, useContext(PlanPercent));
  const kg = t("calculator.kg", { value: formatNumber(price.billedGrams / 1000, language, 1) });
  const made = `${money.show(price.baseCents)} + ${kg} × ${money.show(price.centsPerKg)}`;
  if (by === null) return made;
  const words = by === "plan" ? "shipping.plan_discount" : "shipping.order_discount";
  return `${made}, ${t(words, { percent })}`;
}
