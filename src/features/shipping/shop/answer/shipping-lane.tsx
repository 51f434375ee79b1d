import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { ShippingPrice, ShippingRate } from "../../domain/shipping-price.ts";
import { MethodIcon } from "../method-icon.tsx";

type ShippingLaneProps = {
  rate: ShippingRate;
  price: ShippingPrice | undefined;
  percent: number;
  axisEnd: number;
};

/** One method: what it costs, how that is made, and which days it may arrive. */
export function ShippingLane({ rate, price, percent, axisEnd }: ShippingLaneProps) {
  const t = useT();
  const { language } = useShell();
  const { show } = useMoney();
  const weight = ({ billedGrams }: ShippingPrice) =>
    t("calculator.kg", { value: formatNumber(billedGrams / 1000, language, 1) });
  const share = (days: number) => `${(days / axisEnd) * 100}%`;
  return (
    <div className="lane" data-method={rate.method}>
      <div className="lane-head">
        <MethodIcon method={rate.method} />
        <b>{t(`shipping.by_${rate.method}`)}</b>
        <span>{t("shipping.days_range", { min: rate.daysMin, count: rate.daysMax })}</span>
        <strong className="lane-price">{price ? show(price.cents) : "–"}</strong>
      </div>
      <div className="lane-line" aria-hidden="true">
        <i style={{ inlineSize: share(rate.daysMin) }} />
        <em
          style={{
            insetInlineStart: share(rate.daysMin),
            inlineSize: share(rate.daysMax - rate.daysMin),
          }}
        />
      </div>
      <p className="lane-sum num">
        {price && `${show(price.baseCents)} + ${weight(price)} × ${show(price.centsPerKg)}`}
        {price && percent > 0 && `, ${t("shipping.plan_discount", { percent })}`}
      </p>
    </div>
  );
}
