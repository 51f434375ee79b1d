import { payPath } from "#features/orders/shop/orders-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { UnpaidOrderNotice } from "./unpaid-order-notice.tsx";

type WaitingOrderProps = { number: string; slug: string };

/** Its goods came back into the cart when its payment was left: nobody has to guess what became of it. */
export function WaitingOrder({ number, slug }: WaitingOrderProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <UnpaidOrderNotice
      text={t("cart.waiting_order", { number })}
      pay={t("cart.waiting_order_pay", { number })}
      to={payPath(language, slug)}
    />
  );
}
