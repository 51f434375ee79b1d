import { Link } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";

/** How many of each: a parcel waiting in a warehouse is not an order. */
export type Unpaid = { orders: number; parcels: number };

/** SPEC §2: its pay button goes to my orders with the order table focused. */
export function UnpaidOrdersModal({ orders, parcels }: Unpaid) {
  const t = useT();
  const { language, config } = useShell();
  // A site without its own shop holds no goods, it only has goods bought elsewhere.
  const text = config.site.switches.marketplace
    ? "my_orders.unpaid_text"
    : "my_orders.unpaid_bought_text";
  const modal = useModal();
  return (
    <Dialog
      title={t(titleOf({ orders, parcels }))}
      size="narrow"
      footer={
        <>
          <Button variant="line" onClick={() => modal?.close()}>
            {t("my_orders.unpaid_later")}
          </Button>
          <Link
            to={`/${language}/my-orders?focus_order_table=true`}
            className={buttonClass({ variant: "go" })}
            // A closing modal returns the focus to where it was; a page load leaves it at the table.
            reloadDocument
          >
            {t("my_orders.pay")}
          </Link>
        </>
      }
    >
      <div className="grid gap-3 text-ink-2">
        {orders > 0 && <p>{t(text, { count: orders })}</p>}
        {parcels > 0 && <p>{t("my_orders.unpaid_parcels_text", { count: parcels })}</p>}
      </div>
    </Dialog>
  );
}

function titleOf({ orders, parcels }: Unpaid): MessageKey {
  if (parcels === 0) return "my_orders.you_have_unpaid_orders";
  return orders === 0 ? "my_orders.you_have_unpaid_parcels" : "my_orders.you_have_unpaid_both";
}
