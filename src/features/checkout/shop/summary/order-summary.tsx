import { useEffect, useRef } from "react";
import { keyUnder } from "#core/message-key.ts";
import { sum } from "#core/money.ts";
import type { TotalPart } from "#features/orders/domain/explain-total.ts";
import { OrderPicture } from "#features/orders/shop/order-picture.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { INVALID_PROVIDER } from "#features/payments/domain/payment-provider.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { CheckoutData } from "../../contract.ts";
import {
  expectedCourier,
  expectedTotal,
  lastLabel,
  splitByWallet,
} from "../rules/expected-total.ts";
import { ExplainedTotal } from "./explained-total.tsx";
import { useFromPrice } from "./use-from-price.ts";

const WIDE = "(width >= 1024px)";

/** Open if there is room next to the form; on a phone the buyer opens it. */
function SummaryItems({ data }: { data: CheckoutData }) {
  const t = useT();
  const show = useOrderMoney(data.currency);
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (fold.current && !matchMedia(WIDE).matches) fold.current.open = false;
  }, []);
  const count = sum(data.products.map(({ quantity }) => quantity));
  return (
    <details ref={fold} open className="checkout-fold">
      <summary>
        <h2 className="h3">{t("checkout.your_order")}</h2>
        <span className="ms-auto text-14 text-ink-2">{t("my_orders.things", { count })}</span>
        <Icon name="chevron-down" />
      </summary>
      <ul className="checkout-items">
        {data.products.map(({ id, name, options, quantity, picture, total }) => (
          <li key={id}>
            <OrderPicture picture={picture} size={48} />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {name}
              <span className="block text-ink-2">
                {[quantity > 1 && `${quantity} ×`, options].filter(Boolean).join(" ")}
              </span>
            </span>
            <b className="num font-semibold whitespace-nowrap">{show(total)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

type OrderSummaryProps = { data: CheckoutData; isBusy?: boolean };

/** The goods and the parts of the total; the parts add up to it. */
export function OrderSummary({ data, isBusy }: OrderSummaryProps) {
  const t = useT();
  const show = useOrderMoney(data.currency);
  const noteOf = usePartNotes(data);
  const { price, total, isFrom } = expectedTotal(data);
  const { own, wallet, whole } = splitByWallet({ price, total });
  const from = useFromPrice(isFrom);
  const shown = (part: TotalPart, amount: number) => {
    if (part === "delivery" && !expectedCourier(data)) return "–";
    // "From free" would not make sense as a price.
    if (part === "delivery" && isFrom) return from(show(amount));
    return amount === 0 ? t("checkout.free") : show(amount);
  };
  return (
    <>
      <SummaryItems data={data} />
      <dl
        className="checkout-lines mt-3 border-t border-line pt-3 text-14"
        aria-live="polite"
        aria-busy={isBusy}
      >
        {own.map(({ part, amount }) => (
          <SumLine key={part} part={part} note={noteOf(part)} amount={shown(part, amount)} />
        ))}
        {wallet && (
          <>
            <div className="checkout-total" data-whole="">
              <dt>{t("orders.total")}</dt>
              <dd className="num whitespace-nowrap">{from(show(whole))}</dd>
            </div>
            <SumLine part="balance" amount={show(wallet.amount)} />
          </>
        )}
        <div className="checkout-total">
          <dt>{t(lastLabel(data))}</dt>
          <dd className="num whitespace-nowrap" data-total="">
            {from(show(total))}
          </dd>
        </div>
      </dl>
      <p className="text-12 text-ink-3">{t("checkout.vat_included")}</p>
      <ExplainedTotal data={data} />
    </>
  );
}

type SumLineProps = { part: TotalPart; note?: string | undefined; amount: string };

function SumLine({ part, note, amount }: SumLineProps) {
  const t = useT();
  return (
    <div data-part={part}>
      <dt className="min-w-0">
        {t(`orders.parts.${part}`)}
        <span className="block text-12 text-ink-3 wrap-anywhere empty:hidden">{note}</span>
      </dt>
      <dd className="num whitespace-nowrap">{amount}</dd>
    </div>
  );
}

/** The notes below a part's name: shipping method, courier, or promotion code. */
function usePartNotes(data: CheckoutData): (part: TotalPart) => string | undefined {
  const t = useT();
  const method = data.selected_shipping_method;
  const discountBy = data.shipping_discount_by;
  const courier = data.courier_info;
  const notes: Partial<Record<TotalPart, string | undefined>> = {
    shipping: t(`shipping.by_${method}`),
    shipping_discount: discountBy ? t(`checkout.by_${discountBy}`) : undefined,
    delivery: courier
      ? `${courier.name}, ${t(`checkout.way.${courier.has_pickup_points ? "pickup" : "door"}`)}`
      : t("checkout.not_chosen"),
    promotion: data.promotion?.code,
    payment_fee:
      data.payment_id === INVALID_PROVIDER
        ? undefined
        : t(keyUnder("payments.method", data.payment_id)),
  };
  return (part) => notes[part];
}

/** On a phone the total is out of sight, so the bar with the button shows it. */
export function StepTotal({ data }: { data: CheckoutData }) {
  const show = useOrderMoney(data.currency);
  const { total, isFrom } = expectedTotal(data);
  const from = useFromPrice(isFrom);
  return (
    <span className="num ms-auto whitespace-nowrap lg:hidden" data-step-total="">
      {from(show(total))}
    </span>
  );
}
