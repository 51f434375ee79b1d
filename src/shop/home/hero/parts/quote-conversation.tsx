import { SHIPPING_METHODS } from "#features/shipping/domain/chargeable-weight.ts";
import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Bubble } from "#ui/bubble.tsx";
import type { HeroProps } from "./hero-text.tsx";

/**
 * An invented backpack: 82 $ in its shop, and with 3 € duty and 21 % VAT 95.08 € here; the shipping price is
 * calculated from real rates.
 */
const EXAMPLE = {
  shopCents: 8200,
  goodsCents: 9508,
  feeCents: 600,
  parcel: { grams: 1800, lengthCm: 30, widthCm: 22, heightCm: 13 },
};

/** A quote is a conversation with somebody who has a name. It is marked as an example. */
export function QuoteConversation({ warehouses }: HeroProps) {
  const t = useT();
  const { language } = useShell();
  const { show } = useMoney();
  const prices = compareMethods(warehouses[0]?.rates ?? [], EXAMPLE.parcel);
  const ownCents = EXAMPLE.goodsCents + EXAMPLE.feeCents;
  return (
    <section className="talk" aria-label={t("home.talk.label")}>
      <p className="talk-label">{t("home.talk.label")}</p>
      <p className="talk-who">
        <span className="talk-face" aria-hidden="true">
          {t("home.talk.initials")}
        </span>
        <span>
          <b>{t("home.talk.assistant")}</b>
          {t("home.talk.role")}
        </span>
      </p>
      <Bubble from="you">{t("home.talk.wish")}</Bubble>
      <Bubble from="them">
        <p>{t("home.talk.found")}</p>
        <div className="talk-item">
          <img src="/pictures/goods/backpack-144.webp" alt="" width="72" height="72" />
          <p>
            <b>{t("home.talk.item")}</b>
            {t("home.talk.shop", { price: formatMoney(EXAMPLE.shopCents, "USD", language) })}
          </p>
        </div>
        <dl className="talk-lines num">
          <div>
            <dt>{t("home.talk.goods")}</dt>
            <dd>{show(EXAMPLE.goodsCents)}</dd>
          </div>
          <div>
            <dt>{t("home.talk.fee")}</dt>
            <dd>{show(EXAMPLE.feeCents)}</dd>
          </div>
        </dl>
        <ul className="talk-methods">
          {SHIPPING_METHODS.map((method) => {
            const price = prices[method];
            return (
              price && (
                <li key={method} data-chosen={method === "air" ? "" : undefined}>
                  <span>
                    <MethodIcon method={method} small /> {t(`shipping.by_${method}`)}
                  </span>
                  <strong>{show(ownCents + price.cents)}</strong>
                  {t("shipping.days_range", { min: price.daysMin, count: price.daysMax })}
                </li>
              )
            );
          })}
        </ul>
      </Bubble>
      <Bubble from="you">{t("home.talk.accept")}</Bubble>
    </section>
  );
}
