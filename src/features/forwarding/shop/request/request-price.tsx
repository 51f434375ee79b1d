import { toCents } from "#core/money.ts";
import { PaperLinks } from "#features/invoices/shop/paper-links.tsx";
import {
  shippingDiscountPercentage,
  shippingPriceBefore,
} from "#features/shipping/domain/shipping-discount.ts";
import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { TrackingNumber } from "#features/shipping/shop/tracking-number.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { ForwardDetails, ForwardOffer } from "../../contract.ts";

const PARTS = ["shipping", "duty", "vat", "storage", "delivery", "fee"] as const;

/** The price of the chosen shipping: the lines add up to the amount due. */
export function RequestPrice({ request }: { request: ForwardDetails }) {
  const t = useT();
  const { language } = useShell();
  const { price, method, address, shipment } = request;
  if (!price || !method) return null;
  const show = (euros: number) => formatMoney(toCents(euros), "EUR", language);
  const shown = PARTS.filter((part) => part === "shipping" || price[part] > 0);
  return (
    <section className="panel" aria-labelledby="request-price">
      <h2 id="request-price" className="h3 mb-3">
        {t(`shipping.by_${method}`)}
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        {shown.map((part) => (
          <div key={part} className="contents">
            <dt className="text-ink-2">{t(`forwarding.parts.${part}`)}</dt>
            <dd className="num ps-4 text-end">
              {show(price[part])}
              {part === "shipping" && <ForwardDiscount price={price} />}
            </dd>
          </div>
        ))}
        <dt className="mt-1.5 border-t border-line pt-3 font-semibold">{t("orders.total")}</dt>
        <dd className="num mt-1.5 border-t border-line pt-3 text-end text-18 font-bold" data-total>
          {show(price.total)}
        </dd>
      </dl>
      {price.refunded > 0 && (
        <p className="mt-3 text-14 text-good">
          {t("forwarding.refunded", { amount: show(price.refunded) })}
        </p>
      )}
      {address && (
        <address className="mt-4 border-t border-line pt-4 not-italic wrap-anywhere">
          {address.first_name} {address.last_name}
          <span className="block text-14 text-ink-2">
            {address.first_address}, {address.zip} {address.city}
          </span>
        </address>
      )}
      <PaperLinks papers={request} />
      {shipment && (
        <p className="mt-3 text-14 text-ink-2">
          {shipment.carrier} <TrackingNumber number={shipment.tracking_number} />
        </p>
      )}
    </section>
  );
}

type ForwardDiscountProps = { price: Pick<ForwardOffer, "shipping" | "shipping_discount"> };

export function ForwardDiscount({ price }: ForwardDiscountProps) {
  const { language } = useShell();
  const [fee, discount] = [toCents(price.shipping), toCents(price.shipping_discount)];
  if (discount === 0) return null;
  return (
    <span className="block text-14 font-normal">
      <PlanDiscount
        before={formatMoney(shippingPriceBefore(fee, discount), "EUR", language)}
        percent={shippingDiscountPercentage(fee, discount)}
      />
    </span>
  );
}
