import type { Cents } from "#core/money.ts";
import { PlainMethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { PriceRows } from "#ui/prices/price.tsx";
import type { DeliveredPrice } from "../../domain/product/product-card.ts";
import type { CardScope } from "./use-card-scope.ts";

/** On phones two cards share the width, so the word is shortened there. */
function Days({ days: { min, max }, t }: Pick<DeliveredPrice, "days"> & Pick<CardScope, "t">) {
  return (
    <>
      <span className="max-sm:hidden">{t("shipping.days_range", { min, count: max })}</span>
      <span className="sm:hidden">{t("catalogue.days_short", { min, max })}</span>
    </>
  );
}

type DeliveredPriceRowsProps = {
  prices: readonly Pick<DeliveredPrice, "method" | "totalCents" | "deliveryCents" | "days">[];
  /** The product price that is shown above. */
  goodsCents: Cents;
  scope: CardScope;
};

/** Prices by air and by sea to the visitor's door, in two short lines. */
export function DeliveredPriceRows({ prices, goodsCents, scope }: DeliveredPriceRowsProps) {
  const { t, money, hasOneMethod } = scope;
  return (
    <PriceRows
      title={t("catalogue.door.title")}
      rows={prices.map(({ method, totalCents, deliveryCents, days }) => ({
        label: t(`catalogue.door.${method}`),
        icon: <PlainMethodIcon method={method} hasOneMethod={hasOneMethod} small />,
        price: money.showSum(goodsCents, totalCents - goodsCents - deliveryCents, deliveryCents),
        note: <Days days={days} t={t} />,
      }))}
    />
  );
}
