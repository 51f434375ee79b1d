import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import {
  SHIPPING_METHODS,
  type ShippingMethod,
} from "#features/shipping/domain/chargeable-weight.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/radio-cards.tsx";
import type { QuoteDetails } from "../../domain/quote-view.ts";

type TravelChoiceProps = {
  quote: QuoteDetails;
  value: string;
  onChange: (method: string) => void;
  error?: string | undefined;
};

/** By air and by sea side by side: what all of it comes to, and how long it takes. */
export function TravelChoice({ quote, value, onChange, error }: TravelChoiceProps) {
  const t = useT();
  const show = useOrderMoney(quote.currency);
  const detail = (method: ShippingMethod) => {
    const offer = quote.methods[method];
    if (!offer) return t("checkout.errors.not_shipped");
    return (
      <>
        {t("shipping.days_range", { min: offer.days.min, count: offer.days.max })}
        <span className="block">
          {t("quotes.summary.of_it", {
            shipping: show(offer.price),
            charges: show(offer.duty + offer.vat),
          })}
        </span>
      </>
    );
  };
  return (
    <RadioCards
      legend={t("checkout.travel")}
      hideLegend
      name="shipping"
      value={value}
      onChange={onChange}
      {...(error && { error })}
      options={SHIPPING_METHODS.map((method) => {
        const offer = quote.methods[method];
        return {
          value: method,
          title: (
            <span className="inline-flex items-center gap-2">
              <MethodIcon method={method} />
              {t(`shipping.by_${method}`)}
            </span>
          ),
          aside: offer ? show(offer.total) : undefined,
          detail: detail(method),
          disabled: !offer,
        };
      })}
    />
  );
}
