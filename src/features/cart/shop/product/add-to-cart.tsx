import { type ReactNode, useRef, useState } from "react";
import type { DeliveredPrice } from "#features/catalogue/domain/product/product-card.ts";
import type { ProductView } from "#features/catalogue/domain/product/product-view.ts";
import { type ChosenVariant, stockOf } from "#features/catalogue/domain/product/variant-choice.ts";
import { sendSearchEvent } from "#features/catalogue/shop/search/send-search-event.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import { MOST_PER_LINE } from "../../domain/line-quantity.ts";
import { CartForm } from "../cart-form.tsx";
import { type NewItem, useCartActions } from "../state/use-cart.ts";
import "./add-to-cart.css";

const SOLD_OUT = "cart.errors.sold_out";

/** Adds goods, opens the cart and reports the addition, which makes goods popular. True if none was left. */
function useAddToCart() {
  const { queryKey } = useShell().config.lupaKeys;
  const { add, chooseMethod } = useCartActions();
  const [busy, setBusy] = useState(false);
  const addAndShow = async (
    item: NewItem,
    method: ShippingMethod | undefined,
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const added = await add(item, { unless: SOLD_OUT });
    setBusy(false);
    if (!added?.ok) return added?.message === SOLD_OUT;
    // The method chosen with the first goods applies to the cart; later the cart's own choice applies.
    const { total_items, shipping_method } = added.output.cart;
    if (method && total_items === 1 && method !== shipping_method) void chooseMethod(method);
    const { openCartModal } = await import("../open-cart-modal.tsx");
    openCartModal();
    if (!queryKey) return false;
    const itemId = item.product_id;
    void sendSearchEvent({ queryKey, name: "addToCart", searchQuery: "", itemId });
    return false;
  };
  return { add: addAndShow, busy };
}

type AddToCartProps = {
  product: Pick<ProductView, "id" | "name" | "variants">;
  chosen: ChosenVariant;
  deliveredPrice: DeliveredPrice | undefined;
  onSizeMissing: () => void;
  onGone: (variantId: number) => void;
};

/** The quantity and the button that adds to the cart; on phones the button sticks to the bottom of the screen. */
export function AddToCart(props: AddToCartProps) {
  const { product, chosen, deliveredPrice, onSizeMissing, onGone } = props;
  const t = useT();
  const max = Math.min(stockOf(product.variants, chosen), MOST_PER_LINE);
  const [wanted, setWanted] = useState(1);
  const quantity = Math.min(wanted, max);
  const { add, busy } = useAddToCart();
  if (max === 0) return null;
  const item = { product_id: product.id, variant_id: chosen.variant.id };
  const submit = async () => {
    if (!chosen.hasSize) return onSizeMissing();
    const isGone = await add({ ...item, quantity }, deliveredPrice?.method);
    if (isGone) onGone(item.variant_id);
  };
  return (
    <CartForm
      intent="add"
      fields={chosen.hasSize ? item : { product_id: product.id }}
      className="add-to-cart"
      onSubmit={submit}
    >
      {!chosen.hasSize && <PlainSizes product={product} chosen={chosen} />}
      <QuantityStepper
        label={t("cart.quantity_of", { name: product.name })}
        name="quantity"
        value={quantity}
        max={max}
        onChange={setWanted}
        onTooMany={() => showToast({ kind: "info", text: t("cart.only_so_many", { count: max }) })}
      />
      <AddBar deliveredPrice={deliveredPrice}>
        <Button type="submit" variant="go" big wide busy={busy}>
          {t("cart.add", { count: quantity })}
        </Button>
      </AddBar>
    </CartForm>
  );
}

/** Without JavaScript the form itself asks for the size; with JavaScript this renders nothing visible. */
function PlainSizes({ product, chosen }: Pick<AddToCartProps, "product" | "chosen">) {
  const t = useT();
  const { colourKey } = chosen.variant;
  const sizes = product.variants.filter((one) => one.colourKey === colourKey && one.stock > 0);
  return (
    <noscript>
      <select name="variant_id" required aria-label={t("catalogue.product.choose_size")}>
        <option value="">{t("catalogue.product.choose_size")}</option>
        {sizes.map(({ id, size }) => (
          <option key={id} value={id}>
            {size}
          </option>
        ))}
      </select>
    </noscript>
  );
}

function AddBar({
  deliveredPrice,
  children,
}: Pick<AddToCartProps, "deliveredPrice"> & { children: ReactNode }) {
  const t = useT();
  const money = useMoney();
  const bar = useRef<HTMLDivElement>(null);
  useEdgeRoom(bar, "--bar-room");
  const { totalCents = 0, shippingCents = 0, deliveryCents = 0 } = deliveredPrice ?? {};
  const goodsCents = totalCents - shippingCents - deliveryCents;
  const price = money.showSum(goodsCents, shippingCents, deliveryCents);
  return (
    <div ref={bar} className="add-bar [--above-foot:var(--foot-room,0px)]">
      {deliveredPrice && (
        <p className="add-bar-price">
          <span>{t(`shipping.by_${deliveredPrice.method}`)}</span>
          <b className="num">{t("shipping.from", { price })}</b>
        </p>
      )}
      {children}
    </div>
  );
}
