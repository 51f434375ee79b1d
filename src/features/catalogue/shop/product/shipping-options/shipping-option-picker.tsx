import { type ReactNode, startTransition, useEffect, useId, useState } from "react";
import { dayByClock } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useDestination, useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { DeliveredPrice } from "../../../domain/product/product-card.ts";
import "../options.css";
import "./shipping-option-picker.css";

type ShippingOptionPickerProps<Option extends DeliveredPrice> = {
  options: readonly Option[];
  /** The price of the products in the visitor's currency: shipping is added to this amount. */
  goodsCents: Cents;
  method: ShippingMethod;
  onChoose: (method: ShippingMethod) => void;
  /** The name of the field in the form. */
  name?: string;
  /** Shown after the shipping price. */
  note?: (option: Option) => ReactNode;
};

/** Both shipping methods side by side; the chosen one is explained below. */
export function ShippingOptionPicker<Option extends DeliveredPrice>(
  props: ShippingOptionPickerProps<Option>,
) {
  const { options, goodsCents, method, onChoose, note } = props;
  const t = useT();
  const money = useMoney();
  const country = useDestination();
  const ownName = useId();
  return (
    <fieldset className="shipping-option-picker">
      <legend className="option-legend">{t("catalogue.product.to_door", { country })}</legend>
      <div className="shipping-option-picker-list">
        {options.map((option) => (
          <label key={option.method} className="radio-card shipping-option-picker-option">
            <span className="shipping-option-picker-head">
              <MethodIcon method={option.method} />
              {t(`shipping.by_${option.method}`)}
              <input
                type="radio"
                name={props.name ?? ownName}
                value={option.method}
                checked={option.method === method}
                onChange={() => onChoose(option.method)}
              />
            </span>
            <strong className="shipping-option-picker-total num">
              {t("shipping.from", {
                price: money.showConverted(
                  goodsCents +
                    money.convert(option.shippingCents) +
                    money.convert(option.deliveryCents),
                ),
              })}
            </strong>
            <ArrivalDates days={option.days} />
            <span className="shipping-option-picker-note">
              {t("catalogue.product.shipping", { price: money.show(option.shippingCents) })}
              {note?.(option)}
              {option.deliveryCents > 0 && (
                <span className="block">
                  {t("shipping.courier_from", { price: money.show(option.deliveryCents) })}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The page has only days; the dates depend on when it is read, so they appear after hydration. */
function ArrivalDates({ days }: Pick<DeliveredPrice, "days">) {
  const t = useT();
  const { clock } = useShell();
  const { daysFrom } = useDates();
  const [first, setFirst] = useState<string | null>(null);
  // In a separate transition and not during hydration, so that input is handled first.
  useEffect(() => startTransition(() => setFirst(dayByClock(clock, new Date()))), [clock]);
  return (
    <span className="shipping-option-picker-dates">
      <b>{first !== null && <DayRange range={daysFrom(first, days)} />}</b>
      <span>{t("shipping.days_range", { min: days.min, count: days.max })}</span>
    </span>
  );
}

/** On the narrowest phones a range over New Year needs two lines: it breaks only between its two dates. */
function DayRange({ range }: { range: string }) {
  const [first, last] = range.split(" – ");
  return (
    <>
      <span className="whitespace-nowrap">{last ? `${first} –` : first}</span>
      {last && " "}
      <span className="whitespace-nowrap">{last}</span>
    </>
  );
}
