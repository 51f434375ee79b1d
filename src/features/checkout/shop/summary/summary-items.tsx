import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { sum } from "#core/sum.ts";
import { OrderPicture } from "#features/orders/shop/order-picture.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../domain/checkout-view.ts";

const WIDE = "(width >= 1024px)";

/** Open where there is room beside the form; on a phone one opens it when one wants to see it. */
export function SummaryItems({ data }: { data: CheckoutData }) {
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
        <ChevronDown className="icon" aria-hidden="true" />
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
