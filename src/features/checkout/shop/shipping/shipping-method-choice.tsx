import { type ComponentProps, useState } from "react";
import { toCents } from "#core/money.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { MethodCards } from "#features/shipping/shop/method-cards.tsx";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../contract.ts";
import { useArrival } from "../frame/use-arrival.ts";

type TravelChoiceProps = {
  data: CheckoutData;
  /** yyyy-MM-dd, from the server's clock. */
  today: string;
  value: ShippingMethod;
  onChange: (method: ShippingMethod) => void;
  error?: string | undefined;
};

/** Shows air and sea together: the price and arrival of each, and how much the slower one saves. */
export function ShippingMethodChoice({ data, today, value, onChange, error }: TravelChoiceProps) {
  const t = useT();
  const show = useOrderMoney(data.currency);
  const { air, sea } = data.shipping_methods;
  const saved = air !== null && sea !== null ? toCents(air) - toCents(sea) : 0;
  const arrivalOf = useArrival(data, today);
  const detail = (method: ShippingMethod) => {
    if (data.shipping_methods[method] === null) return t("checkout.errors.not_shipped");
    const days = data.shipping_days[method];
    return (
      <>
        {days && t("shipping.days_range", { min: days.min, count: days.max })}
        <span className="block">{arrivalOf(method)}</span>
        {method === "sea" && saved > 0 && (
          <span className="block text-good">
            {t("calculator.saved", { amount: show(saved / 100) })}
          </span>
        )}
      </>
    );
  };
  return (
    <MethodCards
      legend={t("checkout.travel")}
      value={value}
      onChange={onChange}
      error={error}
      priceOf={(method) => {
        const price = data.shipping_methods[method];
        return price === null ? undefined : show(price);
      }}
      detailOf={detail}
    />
  );
}

/** The method was chosen in the cart: it is shown, and can be changed here; works without JavaScript. */
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
        <b className="min-w-0 flex-1">{t(`shipping.by_${value}`)}</b>
        {price !== null && <span className="num font-semibold">{show(price)}</span>}
        <span className="link text-14">{t("checkout.change")}</span>
        <span className="checkout-arrival">{arrival}</span>
      </summary>
      <div className="pt-3">
        <ShippingMethodChoice {...props} />
      </div>
    </details>
  );
}
