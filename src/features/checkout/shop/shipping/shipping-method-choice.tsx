import { toCents } from "#core/money.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { MethodCards } from "#features/shipping/shop/method-cards.tsx";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../contract.ts";
import { useArrival } from "../frame/use-arrival.ts";

type TravelChoiceProps = {
  data: CheckoutData;
  /** yyyy-MM-dd, as the server has it. */
  today: string;
  value: ShippingMethod;
  onChange: (method: ShippingMethod) => void;
  error?: string | undefined;
};

/** By air and by sea side by side: what each costs, when it is here, and what the slower one saves. */
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
