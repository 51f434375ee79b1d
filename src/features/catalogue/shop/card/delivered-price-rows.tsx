import type { Cents } from "#core/money.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { PriceRows } from "#ui/prices/price.tsx";
import type { DeliveredPrice } from "../../domain/product/product-card.ts";

/** On a phone two cards share the width, so the word is cut short there. */
function Days({ days: { min, max } }: Pick<DeliveredPrice, "days">) {
  const t = useT();
  return (
    <>
      <span className="max-sm:hidden">{t("shipping.days_range", { min, count: max })}</span>
      <span className="sm:hidden">{t("catalogue.days_short", { min, max })}</span>
    </>
  );
}

/** LOOK: by air and by sea to your door, two short lines. */
export function DeliveredPriceRows({
  prices,
  goodsCents,
}: {
  prices: readonly Pick<DeliveredPrice, "method" | "totalCents" | "deliveryCents" | "days">[];
  /** The price that stands above. */
  goodsCents: Cents;
}) {
  const t = useT();
  const money = useMoney();
  return (
    <PriceRows
      title={t("catalogue.door.title")}
      rows={prices.map(({ method, totalCents, deliveryCents, days }) => ({
        label: t(`catalogue.door.${method}`),
        icon: <MethodIcon method={method} small />,
        price: money.showSum(goodsCents, totalCents - goodsCents - deliveryCents, deliveryCents),
        note: <Days days={days} />,
      }))}
    />
  );
}
