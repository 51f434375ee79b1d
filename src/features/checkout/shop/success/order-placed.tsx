import { orderPath } from "#features/orders/shop/orders-path.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { CheckoutData } from "../../contract.ts";
import { useArrival } from "../frame/use-arrival.ts";
import { OrderSummary } from "../summary/order-summary.tsx";
import { AccountOffer } from "./account-offer.tsx";
import "../frame/checkout.css";

const NEXT = ["mail", "buy", "travel", "arrive"] as const;

/** The order's number, what happens next, and where to follow it. */
export function OrderPlaced({ data, today }: { data: CheckoutData; today: string }) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const { order } = data;
  const paidOn = order?.paid_at ? dates.day(order.paid_at) : today;
  const arrival = useArrival(data, paidOn)(data.selected_shipping_method);
  if (!order) return null;
  const isPaid = order.status !== "awaiting_payment";
  const way = data.courier_info?.has_pickup_points ? "pickup" : "door";
  return (
    <div className="checkout-columns">
      <div className="checkout-main">
        <div data-order={order.number} data-paid={isPaid}>
          <Icon name="circle-check" className="size-12 text-good stroke-2" />
          <h1 className="h1 mt-3">{t("checkout.thanks")}</h1>
          <p className="mt-2 text-18">
            {t(isPaid ? "checkout.placed_paid" : "checkout.placed_waiting", {
              number: order.number,
            })}
          </p>
          {arrival && (
            <p className="mt-1 font-semibold" data-promised="">
              {arrival}
            </p>
          )}
          <p className="mt-1 text-ink-2 wrap-anywhere">
            {t("checkout.mail_to", { email: data.email })}
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="go" to={orderPath(language, order.slug)}>
              {t("checkout.see_order")}
            </ButtonLink>
            <ButtonLink to={`/${language}/`}>{t("checkout.shop_on")}</ButtonLink>
          </div>
        </div>
        <section aria-labelledby="next">
          <h2 id="next" className="h2 mb-4">
            {t("checkout.next.title")}
          </h2>
          <ol className="checkout-next">
            {NEXT.map((what) => (
              <li key={what}>
                <b className="block">{t(`checkout.next.${what}`)}</b>
                <span className="text-14 text-ink-2">
                  {t(
                    what === "arrive"
                      ? `checkout.next.arrive_${way}`
                      : `checkout.next.${what}_text`,
                  )}
                </span>
              </li>
            ))}
          </ol>
        </section>
        {data.is_guest && <AccountOffer data={data} />}
      </div>
      <aside className="checkout-aside" aria-label={t("checkout.your_order")}>
        <div className="panel checkout-summary">
          <OrderSummary data={data} />
        </div>
      </aside>
    </div>
  );
}
