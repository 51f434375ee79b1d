import { useT } from "#i18n/use-t.ts";
import { Tape } from "#ui/tape.tsx";
import type { ComparedMethods } from "../domain/compare-methods.ts";
import type { ShippingRate } from "../domain/shipping-price.ts";
import { ShippingLane } from "./shipping-lane.tsx";
import { useMoney } from "./use-money.ts";

type ShippingAnswerProps = {
  prices: ComparedMethods | undefined;
  rates: readonly ShippingRate[];
  axis: number[];
};

/** Air and sea on one calendar line. */
export function ShippingAnswer({ prices, rates, axis }: ShippingAnswerProps) {
  const t = useT();
  const { showDifference } = useMoney();
  const end = axis.at(-1) ?? 10;
  const { air, sea } = prices ?? {};
  return (
    <div className="calc-answer">
      {rates.map((rate) => (
        <ShippingLane key={rate.method} rate={rate} price={prices?.[rate.method]} axisEnd={end} />
      ))}
      <ol className="calc-axis" aria-hidden="true">
        {axis.map((day) => (
          <li key={day} style={{ insetInlineStart: `${(day / end) * 100}%` }}>
            {day === 0 ? t("calculator.today") : day}
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
