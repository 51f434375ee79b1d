import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { showToast } from "#ui/toasts/show-toast.ts";
import type { CartItem } from "../../domain/cart-on-wire.ts";
import { CartForm } from "../cart-form.tsx";
import { useCartActions } from "../state/use-cart.ts";

export function LineQuantity({ item }: { item: CartItem }) {
  const t = useT();
  const { setQuantity } = useCartActions();
  return (
    <CartForm intent="update" fields={{ item_id: item.id }} className="flex flex-wrap gap-2">
      <QuantityStepper
        label={t("cart.quantity_of", { name: item.name })}
        name="quantity"
        value={item.quantity}
        max={item.max_quantity}
        onTooMany={() =>
          showToast({ kind: "info", text: t("cart.only_so_many", { count: item.max_quantity }) })
        }
        onChange={(quantity) => void setQuantity(item.id, quantity)}
      />
      <Button type="submit" className="not-noscript:hidden">
        {t("cart.update")}
      </Button>
    </CartForm>
  );
}
