import { sum, toCents, toDecimal } from "#core/money.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import {
  SHIPPING_METHODS,
  type ShippingMethod,
} from "#features/shipping/domain/chargeable-weight.ts";
import { shippingDiscountPercentage } from "#features/shipping/domain/shipping-discount.ts";
import { MethodCards } from "#features/shipping/shop/method-cards.tsx";
import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { useT } from "#i18n/use-t.ts";
import type { QuoteDetails, QuoteMethod } from "../../contract.ts";
import type { QuotePart } from "../../domain/explain-quote.ts";

type TravelChoiceProps = {
  quote: QuoteDetails;
  value: string;
  onChange: (method: string) => void;
  error?: string | undefined;
};

const sumOf = ({ parts }: QuoteMethod, ...names: QuotePart[]): number =>
  toDecimal(
    sum(parts.filter(({ part }) => names.includes(part)).map(({ amount }) => toCents(amount))),
  );

/** Air and sea next to each other, each with its total and delivery time. */
export function QuoteShippingMethodChoice({ quote, value, onChange, error }: TravelChoiceProps) {
  const t = useT();
  const show = useOrderMoney(quote.currency);
  const detail = (method: ShippingMethod) => {
    const offer = quote.methods[method];
    if (!offer) return t("checkout.errors.not_shipped");
    return (
      <>
        {t("shipping.days_range", { min: offer.days.min, count: offer.days.max })}
        <span className="block">
          {t("quotes.travel.parts", {
            goods: show(sumOf(offer, "goods")),
            service: show(sumOf(offer, "service")),
            shipping: show(sumOf(offer, "shipping", "shipping_discount")),
            charges: show(sumOf(offer, "import")),
          })}
        </span>
        {offer.discount_by === "plan" && (
          <PlanDiscount
            before={show(toDecimal(toCents(offer.price) + toCents(offer.discount)))}
            percent={shippingDiscountPercentage(toCents(offer.price), toCents(offer.discount))}
          />
        )}
      </>
    );
  };
  return (
    <MethodCards
      legend={t("checkout.travel")}
      value={SHIPPING_METHODS.find((method) => method === value) ?? null}
      onChange={onChange}
      error={error}
      priceOf={(method) => {
        const offer = quote.methods[method];
        return offer ? t("checkout.from_price", { price: show(offer.from) }) : undefined;
      }}
      detailOf={detail}
    />
  );
}
