import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-class.ts";
import { Dialog } from "#ui/floating/dialog.tsx";
import { useModal } from "#ui/modal-stack/modal.context.ts";

/** SPEC §2: its pay button goes to my orders with the order table focused. */
export function UnpaidOrdersModal({ count }: { count: number }) {
  const t = useT();
  const { language } = useShell();
  const modal = useModal();
  return (
    <Dialog
      title={t("my_orders.you_have_unpaid_orders")}
      size="narrow"
      footer={
        <>
          <Button variant="line" onClick={() => modal?.close()}>
            {t("my_orders.unpaid_later")}
          </Button>
          <Link
            to={`/${language}/my-orders?focus_order_table=true`}
            className={buttonClass({ variant: "go" })}
            // A closing modal gives the focus back to where it was; a new page keeps it at the table.
            reloadDocument
          >
            {t("my_orders.pay")}
          </Link>
        </>
      }
    >
      <p className="text-ink-2">{t("my_orders.unpaid_text", { count })}</p>
    </Dialog>
  );
}
