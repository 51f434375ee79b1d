import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { Tape } from "#ui/prices/tape.tsx";
import type { ComparedMethods } from "../../domain/compare-methods.ts";
import type { LocalDelivery } from "../../domain/local-delivery.ts";
import type { ShippingRate } from "../../domain/shipping-price.ts";
import { ShippingLane } from "./shipping-lane.tsx";

type ShippingAnswerProps = {
  prices: ComparedMethods | undefined;
  /** What the visitor's plan has taken off them. */
  percent: number;
  rates: readonly ShippingRate[];
  delivery: LocalDelivery | null;
  axis: number[];
};

/** Air and sea on one calendar line. */
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
