import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { type CartState, isSoldOut } from "./rules/cart-state.ts";

/** Disabled until sold-out goods are removed; their lines say so. */
export function ToCheckout({ cart }: { cart: CartState }) {
  const t = useT();
  const { language } = useShell();
  const words = t("cart.to_checkout");
  if (cart.items.some(isSoldOut)) {
    return (
      <Button variant="go" big wide disabled>
        {words}
      </Button>
    );
  }
  return (
    <ButtonLink variant="go" big wide to={`/${language}/checkout`}>
      {words}
    </ButtonLink>
  );
}
