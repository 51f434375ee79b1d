import { type ComponentProps, useState } from "react";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useT } from "#i18n/use-t.ts";
import { useArrival } from "../frame/use-arrival.ts";
import { ShippingMethodChoice } from "./shipping-method-choice.tsx";

/** It was chosen in the cart: shown, and changed by whoever wants to; works without script. */
export function ChosenShippingMethod(props: ComponentProps<typeof ShippingMethodChoice>) {
  const { data, today, value, error } = props;
  const t = useT();
  const show = useOrderMoney(data.currency);
  const arrival = useArrival(data, today)(value);
  const price = data.shipping_methods[value];
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="checkout-fold checkout-travel"
      open={isOpen || error !== undefined || price === null}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <MethodIcon method={value} />
        <span className="min-w-0 flex-1">
          <b>{t(`shipping.by_${value}`)}</b>
          <span className="block text-14 text-ink-2">{arrival}</span>
        </span>
        {price !== null && <span className="num font-semibold">{show(price)}</span>}
        <span className="link text-14">{t("checkout.change")}</span>
      </summary>
      <div className="pt-3">
        <ShippingMethodChoice {...props} />
      </div>
    </details>
  );
}
