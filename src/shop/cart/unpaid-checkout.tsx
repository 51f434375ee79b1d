import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { UnpaidOrderNotice } from "./unpaid-order-notice.tsx";

/** Over an empty cart: what was in it is an order whose payer left the bank's page. */
export function UnpaidCheckout({ slug }: { slug: string }) {
  const t = useT();
  const { language } = useShell();
  return (
    <UnpaidOrderNotice
      text={t("cart.unpaid_checkout")}
      pay={t("cart.unpaid_checkout_go")}
      to={`/${language}/confirm/${slug}`}
    />
  );
}
