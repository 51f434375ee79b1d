import { useSyncExternalStore } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { IconLink } from "#ui/icon-button.tsx";
import { isUnmodifiedClick } from "#ui/navigation/is-unmodified-click.ts";
import { cartPath } from "../cart-path.ts";
import { cartCount } from "./cart-count.store.ts";

/** Pages are the same for all visitors: the number of pieces is filled in later, in a reserved place. */
const none = () => 0;

/** Opens the cart over the page; without JavaScript, or on the cart's page, it is a link to the cart's page. */
export function CartButton() {
  const t = useT();
  const { language } = useShell();
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.get, none);
  return (
    <IconLink
      to={cartPath(language)}
      label={t("cart.open", { count })}
      icon={<Icon name="shopping-cart" />}
      count={count}
      onClick={async (event) => {
        if (!isUnmodifiedClick(event) || location.pathname.endsWith("/cart")) return;
        event.preventDefault();
        (await import("../state/watch-cart.ts")).showCart();
      }}
    />
  );
}
