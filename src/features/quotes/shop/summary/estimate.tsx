import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import {
  shippingDiscountPercentage,
  shippingPriceBefore,
} from "#features/shipping/domain/shipping-discount.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { OrderLine } from "../../domain/order-line.ts";
import { goodsCentsOf, type QuotePrice, totalBy } from "../../domain/quote-price.ts";

type EstimateProps = { lines: readonly OrderLine[]; price: QuotePrice | null };

/** What it will come to, by air and by sea; the quote itself is a promise, this is not. */
export function Estimate({ lines, price }: EstimateProps) {
  const t = useT();
  const { show } = useMoney();
  if (!price) return <Notice kind="warn">{t("quotes.errors.not_sent_there")}</Notice>;
  const isWhole = lines.every((line) => line.price !== null);
  return (
    <section aria-labelledby="estimate">
      <h2 id="estimate" className="h3">
        {t("quotes.summary.estimate")}
      </h2>
      <dl className="quote-rows">
        <div>
          <dt>{t("quotes.parts.goods")}</dt>
          <dd className="num">{show(goodsCentsOf(price, lines))}</dd>
        </div>
        <div>
          <dt>{t("quotes.parts.service")}</dt>
          <dd className="num">{show(price.serviceCents)}</dd>
        </div>
      </dl>
      <ul className="quote-methods">
        {SHIPPING_METHODS.map((method) => {
          const chosen = price.methods[method];
          const total = totalBy(price, lines, method);
          if (!chosen || total === undefined) return null;
          return (
            <li key={method} data-method={method}>
              <span className="inline-flex items-center gap-2 font-semibold">
                <MethodIcon method={method} />
                {t(`shipping.by_${method}`)}
              </span>
              <strong className="num text-18">{show(total)}</strong>
              <span className="text-14 text-ink-2">
                {t("shipping.days_range", { min: chosen.days.min, count: chosen.days.max })}
              </span>
              <span className="text-14 text-ink-2">
                {t("quotes.summary.of_it", {
                  shipping: show(chosen.feeCents),
                  charges: show(chosen.dutyCents + chosen.vatCents),
                })}
              </span>
              {chosen.discountBy === "plan" && (
                <span className="text-14">
                  <PlanDiscount
                    before={show(shippingPriceBefore(chosen.feeCents, chosen.discountCents))}
                    percent={shippingDiscountPercentage(chosen.feeCents, chosen.discountCents)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {!isWhole && <p className="mt-3 text-14 text-ink-2">{t("quotes.summary.not_whole")}</p>}
    </section>
  );
}
