import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button-class.ts";
import { isUnpaid } from "../domain/order-status.ts";
import type { OrderSummary } from "../domain/order-view.ts";
import { payPath } from "./orders-path.ts";

type PayNowProps = { order: Pick<OrderSummary, "slug" | "status" | "number">; wide?: boolean };

/** What to do next about an order that waits for its money. */
export function PayNowLink({ order, wide = false }: PayNowProps) {
  const t = useT();
  const { language } = useShell();
  if (!isUnpaid(order.status)) return null;
  return (
    <Link
      to={payPath(language, order.slug)}
      className={buttonClass({ variant: "go", wide })}
      aria-label={`${t("my_orders.pay")}: ${order.number}`}
    >
      {t("my_orders.pay")}
    </Link>
  );
}
