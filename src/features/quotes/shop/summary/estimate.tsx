import { toCents, toDecimal } from "#core/money.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { shippingDiscountPercentage } from "#features/shipping/domain/shipping-discount.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { QuoteDetails, QuoteMethod } from "../../contract.ts";
import { partsWithCourier } from "../../domain/quote-methods.ts";
import { PriceRows } from "../quote/price-rows.tsx";

type EstimateProps = Pick<QuoteDetails, "methods" | "unpriced" | "currency">;

/** The expected totals by air and by sea; unlike a quote, they are not binding. */
export function Estimate({ methods, unpriced, currency }: EstimateProps) {
  const t = useT();
  if (!methods.air && !methods.sea) {
    return <Notice kind="warn">{t("quotes.errors.not_sent_there")}</Notice>;
  }
  return (
    <section aria-labelledby="estimate">
      <h2 id="estimate" className="h3">
        {t("quotes.summary.estimate")}
      </h2>
      {unpriced > 0 && (
        <p className="mt-2 text-14">{t("quotes.estimate.not_counted", { count: unpriced })}</p>
      )}
      <ul className="quote-methods">
        {SHIPPING_METHODS.map((method) => {
          const offer = methods[method];
          if (!offer) return null;
          return (
            <li key={method} data-method={method}>
              <p className="flex flex-wrap items-center gap-x-2">
                <span className="inline-flex items-center gap-2 font-semibold">
                  <MethodIcon method={method} />
                  {t(`shipping.by_${method}`)}
                </span>
                <span className="text-14 text-ink-2">
                  {t("shipping.days_range", { min: offer.days.min, count: offer.days.max })}
                </span>
              </p>
              <EstimateRows offer={offer} unpriced={unpriced} currency={currency} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type EstimateRowsProps = { offer: QuoteMethod } & Pick<EstimateProps, "unpriced" | "currency">;

/** If a price is missing, shows no total and no duty, because both would be too small. */
function EstimateRows({ offer, unpriced, currency }: EstimateRowsProps) {
  const t = useT();
  const show = useOrderMoney(currency);
  const isWhole = unpriced === 0;
  const counted = (isWhole ? partsWithCourier(offer) : offer.parts).filter(
    ({ part, amount }) => isWhole || (part !== "import" && amount !== 0),
  );
  return (
    <>
      <PriceRows
        parts={counted}
        total={isWhole ? { amount: offer.from, isFrom: true } : undefined}
        currency={currency}
        names={isWhole ? {} : { goods: t("quotes.estimate.known_goods") }}
      />
      {offer.discount_by === "plan" && (
        <p className="text-14">
          <PlanDiscount
            before={show(toDecimal(toCents(offer.price) + toCents(offer.discount)))}
            percent={shippingDiscountPercentage(toCents(offer.price), toCents(offer.discount))}
          />
        </p>
      )}
    </>
  );
}
