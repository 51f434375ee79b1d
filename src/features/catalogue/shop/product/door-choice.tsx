import { useId } from "react";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useDestination } from "#features/sites/shop/use-destination.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { DoorPrice } from "../../domain/product-card.ts";
import "./options.css";
import { ArrivalDates } from "./arrival-dates.tsx";

type DoorChoiceProps = {
  doors: readonly DoorPrice[];
  method: ShippingMethod;
  onChoose: (method: ShippingMethod) => void;
};

/** Both ways to the door side by side; the chosen one is explained below. */
export function DoorChoice({ doors, method, onChoose }: DoorChoiceProps) {
  const t = useT();
  const money = useMoney();
  const country = useDestination();
  const name = useId();
  return (
    <fieldset>
      <legend className="option-legend">{t("catalogue.product.to_door", { country })}</legend>
      <div className="door-options">
        {doors.map((door) => (
          <label key={door.method} className="radio-card door-option">
            <span className="door-head">
              <MethodIcon method={door.method} />
              {t(`shipping.by_${door.method}`)}
              <input
                type="radio"
                name={name}
                value={door.method}
                checked={door.method === method}
                onChange={() => onChoose(door.method)}
              />
            </span>
            <strong className="door-total num">{money.show(door.totalCents)}</strong>
            <ArrivalDates days={door.days} />
            <span className="door-note">
              {t("catalogue.product.shipping", { price: money.show(door.shippingCents) })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
