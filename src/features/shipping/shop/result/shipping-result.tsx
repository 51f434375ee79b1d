import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Tape } from "#ui/prices/tape.tsx";
import type { ComparedMethods } from "../../domain/compare-methods.ts";
import { daysToDoor, type LocalDelivery } from "../../domain/local-delivery.ts";
import type { ShippingPrice, ShippingRate } from "../../domain/shipping-price.ts";
import { MethodIcon } from "../method-icon.tsx";

type ShippingAnswerProps = {
  prices: ComparedMethods | undefined;
  /** The discount of the visitor's plan that these prices include. */
  percent: number;
  rates: readonly ShippingRate[];
  delivery: LocalDelivery | null;
  axis: number[];
};

/** Air and sea on the same scale of days. */
export function ShippingResult({ prices, percent, rates, delivery, axis }: ShippingAnswerProps) {
  const t = useT();
  const { showDifference } = useMoney();
  const end = axis.at(-1) ?? 10;
  const { air, sea } = prices ?? {};
  const axisLabel = (day: number) => {
    if (day === 0) return t("calculator.today");
    return day === end ? t("calculator.days", { count: day }) : day;
  };
  return (
    <div className="calc-answer" data-empty={prices ? undefined : ""}>
      {rates.map((rate) => (
        <ShippingLane
          key={rate.method}
          rate={rate}
          price={prices?.[rate.method]}
          percent={percent}
          delivery={delivery}
          axisEnd={end}
        />
      ))}
      <ol className="calc-axis" aria-hidden="true">
        {axis.map((day) => (
          <li key={day} style={{ insetInlineStart: `${(day / end) * 100}%` }}>
            {axisLabel(day)}
          </li>
        ))}
      </ol>
      <p className="calc-saved">
        {air && sea && air.cents > sea.cents ? (
          <Tape>{t("calculator.saved", { amount: showDifference(air.cents, sea.cents) })}</Tape>
        ) : null}
      </p>
      <p className="calc-small">{t("calculator.tax_note")}</p>
    </div>
  );
}

type ShippingLaneProps = {
  rate: ShippingRate;
  price: ShippingPrice | undefined;
  percent: number;
  delivery: LocalDelivery | null;
  axisEnd: number;
};

/** One method: its price, how the price is made, and the days on which the parcel may arrive. */
function ShippingLane({ rate, price, percent, delivery, axisEnd }: ShippingLaneProps) {
  const t = useT();
  const { language } = useShell();
  const { show } = useMoney();
  const weight = ({ billedGrams }: ShippingPrice) =>
    t("calculator.kg", { value: formatNumber(billedGrams / 1000, language, 1) });
  const { min, max } = daysToDoor(rate, delivery);
  const share = (days: number) => `${(days / axisEnd) * 100}%`;
  return (
    <div className="lane" data-method={rate.method}>
      <div className="lane-head">
        <MethodIcon method={rate.method} />
        <b>{t(`shipping.by_${rate.method}`)}</b>
        <span>{t("shipping.days_range", { min, count: max })}</span>
        <strong className="lane-price">
          {price ? t("shipping.from", { price: show(price.cents) }) : "–"}
        </strong>
      </div>
      <div className="lane-line" aria-hidden="true">
        <i style={{ inlineSize: share(min) }} />
        <em
          style={{
            insetInlineStart: share(min),
            inlineSize: share(max - min),
          }}
        />
      </div>
      <p className="lane-sum num">
        {price && `${show(price.baseCents)} + ${weight(price)} × ${show(price.centsPerKg)}`}
        {price && percent > 0 && `, ${t("shipping.plan_discount", { percent })}`}
        {price &&
          delivery &&
          ` + ${t("shipping.courier_from", { price: show(delivery.feeCents) })}`}
      </p>
    </div>
  );
}
