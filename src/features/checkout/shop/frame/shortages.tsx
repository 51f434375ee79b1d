import { cartPath } from "#features/cart/shop/cart-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CheckoutData } from "../../contract.ts";

/** Product notes §4 `reservation_error`: goods that somebody else bought first, and how many are left. */
export function Shortages({ data }: { data: CheckoutData }) {
  const t = useT();
  const { language } = useShell();
  if (!data.reservation_error) return null;
  return (
    <Notice
      kind="warn"
      title={t("checkout.short_title")}
      action={<ButtonLink to={cartPath(language)}>{t("checkout.to_cart")}</ButtonLink>}
    >
      <ul>
        {data.reservation_error.map(({ item_id, name, requested, available }) => (
          <li key={item_id}>
            {name}:{" "}
            {available > 0
              ? t("checkout.short_some", { requested, available })
              : t("checkout.short_none")}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
