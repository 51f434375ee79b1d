import { type ReactNode, useId } from "react";
import type { Cents } from "#core/money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useDestination } from "#features/sites/shop/use-destination.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { DeliveredPrice } from "../../../domain/product/product-card.ts";
import "../options.css";
import { ArrivalDates } from "./arrival-dates.tsx";

type ShippingOptionPickerProps<Option extends DeliveredPrice> = {
  doors: readonly Option[];
  /** What the goods come to, in the visitor's currency: shipping is added to what is shown. */
  goodsCents: Cents;
  method: ShippingMethod;
  onChoose: (method: ShippingMethod) => void;
  /** Under which a form sends it. */
  name?: string;
  /** After what shipping costs. */
  note?: (door: Option) => ReactNode;
};

/** Both ways to the door side by side; the chosen one is explained below. */
export function ShippingOptionPicker<Option extends DeliveredPrice>(
  props: ShippingOptionPickerProps<Option>,
) {
  const { doors, goodsCents, method, onChoose, note } = props;
  const t = useT();
  const money = useMoney();
  const country = useDestination();
  const ownName = useId();
  return (
    <fieldset className="doors">
      <legend className="option-legend">{t("catalogue.product.to_door", { country })}</legend>
      <div className="door-options">
        {doors.map((door) => (
          <label key={door.method} className="radio-card door-option">
            <span className="door-head">
              <MethodIcon method={door.method} />
              {t(`shipping.by_${door.method}`)}
              <input
                type="radio"
                name={props.name ?? ownName}
                value={door.method}
                checked={door.method === method}
                onChange={() => onChoose(door.method)}
              />
            </span>
            <strong className="door-total num">
              {t("shipping.from", {
                price: money.showConverted(
                  goodsCents +
                    money.convert(door.shippingCents) +
                    money.convert(door.deliveryCents),
                ),
              })}
            </strong>
            <ArrivalDates days={door.days} />
            <span className="door-note">
              {t("catalogue.product.shipping", { price: money.show(door.shippingCents) })}
              {note?.(door)}
              {door.deliveryCents > 0 && (
                <span className="block">
                  {t("shipping.courier_from", { price: money.show(door.deliveryCents) })}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
