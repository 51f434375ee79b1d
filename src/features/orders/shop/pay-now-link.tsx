import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import type { ListedOrder } from "../contract.ts";
import { payListedPath } from "./orders-path.ts";

type PayNowProps = {
  order: Pick<ListedOrder, "slug" | "status" | "number" | "type">;
  wide?: boolean;
};

/** The pay link of an order that waits for payment. */
export function PayNowLink({ order, wide = false }: PayNowProps) {
  const t = useT();
  const { language } = useShell();
  if (order.status !== "awaiting_payment") return null;
  return (
    <Link
      to={payListedPath(language, order)}
      className={buttonClass({ variant: "go", wide })}
      aria-label={`${t("my_orders.pay")}: ${order.number}`}
    >
      {t("my_orders.pay")}
    </Link>
  );
}
