import { type ReactNode, useRef, useState } from "react";
import type { DoorPrice } from "#features/catalogue/domain/product/product-card.ts";
import type { ProductView, VariantView } from "#features/catalogue/domain/product/product-view.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import { MOST_PER_LINE } from "../../domain/line-quantity.ts";
import { CartForm } from "../cart-form.tsx";
import { useAdd } from "./use-add.ts";
import "./add-to-cart.css";

type AddToCartProps = {
  product: Pick<ProductView, "id" | "name">;
  variant: VariantView;
  door: DoorPrice | undefined;
};

/** How many, and into the cart; on phones the button stays under the thumb. */
export function AddToCart({ product, variant, door }: AddToCartProps) {
  const t = useT();
  const max = Math.min(variant.stock, MOST_PER_LINE);
  const [wanted, setWanted] = useState(1);
  const quantity = Math.min(wanted, max);
  const { add, busy } = useAdd();
  if (max === 0) return null;
  const item = { product_id: product.id, variant_id: variant.id };
  return (
    <CartForm
      intent="add"
      fields={item}
      className="add-to-cart"
      onSubmit={() => add({ ...item, quantity }, door?.method)}
    >
      <QuantityStepper
        label={t("cart.quantity_of", { name: product.name })}
        name="quantity"
        value={quantity}
        max={max}
        onChange={setWanted}
      />
      <AddBar door={door}>
        <Button type="submit" variant="go" big wide busy={busy}>
          {t("cart.add", { count: quantity })}
        </Button>
      </AddBar>
    </CartForm>
  );
}

function AddBar({ door, children }: Pick<AddToCartProps, "door"> & { children: ReactNode }) {
  const t = useT();
  const money = useMoney();
  const bar = useRef<HTMLDivElement>(null);
  useEdgeRoom(bar, "--bar-room");
  const { totalCents = 0, shippingCents = 0, deliveryCents = 0 } = door ?? {};
  const goodsCents = totalCents - shippingCents - deliveryCents;
  const price = money.showSum(goodsCents, shippingCents, deliveryCents);
  return (
    <div ref={bar} className="add-bar [--above-foot:var(--foot-room,0px)]">
      {door && (
        <p className="add-bar-price">
          <span>{t(`shipping.by_${door.method}`)}</span>
          <b className="num">{t("shipping.from", { price })}</b>
        </p>
      )}
      {children}
    </div>
  );
}
