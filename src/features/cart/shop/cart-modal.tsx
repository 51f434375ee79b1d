import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Drawer } from "#ui/floating/drawer.tsx";
import { CartLoadError, CartSkeleton } from "./cart-load-error.tsx";
import { cartPath } from "./cart-path.ts";
import { EmptyCart } from "./empty-cart.tsx";
import { CartLines } from "./lines/cart-line.tsx";
import { HoldLine } from "./lines/hold-line.tsx";
import type { CartState } from "./rules/cart-state.ts";
import { chosenShippingOption } from "./rules/explain-cart.ts";
import { ShippingDiscountReason } from "./shipping-discount.tsx";
import { ShippingOptions } from "./shipping-options.tsx";
import { useCart } from "./state/use-cart.ts";
import { ToCheckout } from "./to-checkout.tsx";
import "./cart.css";

/** SPEC §2 modal "cart": shows the cart without leaving the page. */
export function CartModal() {
  const t = useT();
  const { language } = useShell();
  const cart = useCart();
  const hasGoods = cart.items.length > 0;
  return (
    <Drawer
      title={t("cart.title")}
      footer={
        hasGoods && (
          <div className="grid gap-2">
            <ToCheckout cart={cart} />
            <ButtonLink wide to={cartPath(language)}>
              {t("cart.to_cart")}
            </ButtonLink>
          </div>
        )
      }
    >
      <ModalBody cart={cart} />
    </Drawer>
  );
}

function ModalBody({ cart }: { cart: CartState }) {
  if (cart.has_error) return <CartLoadError />;
  if (!cart.loaded) return <CartSkeleton />;
  if (cart.items.length === 0) return <EmptyCart />;
  return (
    <div className="cart-main">
      <HoldLine cart={cart} />
      <CartLines cart={cart} />
      <ShippingOptions cart={cart} />
      <ShippingDiscountReason option={chosenShippingOption(cart)} />
    </div>
  );
}
