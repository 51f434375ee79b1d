import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { CartState } from "../../domain/cart-state.ts";
import { explainCart } from "../../domain/explain-cart.ts";
import { CartLine } from "./cart-line.tsx";

export function CartLines({ cart }: { cart: CartState }) {
  const t = useT();
  const { rate } = useMoney();
  const { lineCents } = explainCart(cart, undefined, rate);
  return (
    <ul className="cart-lines" aria-label={t("cart.lines")}>
      {cart.items.map((item, at) => (
        <CartLine
          key={item.variant_id}
          item={item}
          sumCents={lineCents[at] ?? 0}
          shortage={cart.reservation_error?.find(({ item_id }) => item_id === item.id)}
        />
      ))}
    </ul>
  );
}
