import { Trash2 } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { showToast } from "#ui/toasts/show-toast.ts";
import type { CartItem } from "../../domain/cart-on-wire.ts";
import { isSoldOut } from "../../domain/cart-state.ts";
import { CartForm } from "../cart-form.tsx";
import { useCartActions } from "../state/use-cart.ts";
import { focusNextLine } from "./focus-next-line.ts";

/** Nothing is asked first: what was taken out can be put back. */
export function RemoveLine({ item }: { item: CartItem }) {
  const t = useT();
  const { add, remove } = useCartActions();
  const takeOut = async () => {
    focusNextLine();
    const removed = await remove(item.id);
    if (!removed?.ok) return;
    showToast({
      text: t("cart.removed", { name: item.name }),
      ...(isSoldOut(item)
        ? {}
        : { action: { label: t("cart.put_back"), onSelect: () => void add(item) } }),
    });
  };
  return (
    <CartForm intent="remove" fields={{ item_id: item.id }} onSubmit={takeOut}>
      <IconButton
        type="submit"
        label={t("cart.remove", { name: item.name })}
        icon={<Trash2 className="icon" aria-hidden="true" />}
      />
    </CartForm>
  );
}
