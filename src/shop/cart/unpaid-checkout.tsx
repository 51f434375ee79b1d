import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";

/** Over an empty cart: what was in it is an order whose payer left the bank's page. */
export function UnpaidCheckout({ slug }: { slug: string }) {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="mt-4">
      <Notice
        action={
          <Link to={`/${language}/confirm/${slug}`} className="link">
            {t("cart.unpaid_checkout_go")}
          </Link>
        }
      >
        {t("cart.unpaid_checkout")}
      </Notice>
    </div>
  );
}
