import { type ComponentType, useContext, useState } from "react";
import { useNavigate } from "react-router";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { orderDiscount } from "#features/shipping/domain/order-discount.ts";
import type { ShippingPrice } from "#features/shipping/domain/shipping-price.ts";
import { PlanDiscount } from "#features/shipping/shop/plan-discount.tsx";
import { PlanPercent } from "#features/shipping/shop/plan-percent.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { deliveredPrices } from "../../domain/product/delivered-prices.ts";
import type { DeliveredPrice } from "../../domain/product/product-card.ts";
import type { ProductView } from "../../domain/product/product-view.ts";
import { type ChosenVariant, isFromPrice } from "../../domain/product/variant-choice.ts";
import { DealCountdown } from "../card/deal-countdown.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import { brandPath } from "../goods-urls.ts";
import { ShippingOptionPicker } from "./shipping-options/shipping-option-picker.tsx";
import { TotalExplained } from "./shipping-options/total-explained.tsx";
import { StockLine } from "./stock-line.tsx";
import { useSizeQuestion } from "./use-size-question.ts";
import { VariantPicker } from "./variant-picker.tsx";

/** The buttons of a product, provided by the feature that sells it. */
export type BuyButton = ComponentType<{
  product: ProductView;
  chosen: ChosenVariant;
  deliveredPrice: DeliveredPrice | undefined;
  /** Called instead of buying while no size is chosen. */
  onSizeMissing: () => void;
  /** Called with a variant that turned out to be sold out. */
  onGone: (variantId: number) => void;
}>;

type ProductOfferProps = {
  product: ProductView;
  chosen: ChosenVariant;
  Buy: BuyButton;
  onGone: (variantId: number) => void;
};

/** What the product is, what it costs, and how it can be shipped. */
export function ProductOffer({ product, chosen, Buy, onGone }: ProductOfferProps) {
  const { variant } = chosen;
  const t = useT();
  const { language } = useShell();
  const money = useMoney();
  const [method, setMethod] = useState<ShippingMethod>("air");
  const percent = useContext(PlanPercent);
  const { cents } = variant.price;
  const options = deliveredPrices(cents, variant.shipping, product.delivery, percent);
  const deliveredPrice = options.find((one) => one.method === method) ?? options[0];
  const { asked, ask } = useSizeQuestion(chosen);
  const go = useNavigate();
  const leave = (id: number) => {
    onGone(id);
    if (variant.size === null) return;
    ask("gone");
    const colour = variant.colourKey === null ? "?" : `?c=${encodeURIComponent(variant.colourKey)}`;
    void go(colour, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="product-offer">
      <div>
        <p className="product-brand">
          <PageLink className="link" to={brandPath(language, product.manufacturer)} isStill>
            {product.manufacturer}
          </PageLink>
          {product.seller !== null && (
            <span>{t("catalogue.product.sold_by", { seller: product.seller })}</span>
          )}
        </p>
        <h1 className="h1">{product.name}</h1>
      </div>
      <div>
        <GoodsPrice price={variant.price} isFrom={isFromPrice(product.variants, chosen)} big />
        {product.dealEndsAt !== null && <DealCountdown until={product.dealEndsAt} />}
      </div>
      <VariantPicker product={product} chosen={chosen} asked={asked} />
      <Buy
        product={product}
        chosen={chosen}
        deliveredPrice={deliveredPrice}
        onSizeMissing={() => ask("missing")}
        onGone={leave}
      />
      <StockLine product={product} chosen={chosen} />
      <ShippingOptionPicker
        options={options}
        goodsCents={money.convert(cents)}
        method={method}
        onChoose={setMethod}
        note={(one) => <DiscountNote goodsCents={cents} before={variant.shipping[one.method]} />}
      />
      {deliveredPrice && <TotalExplained variant={variant} deliveredPrice={deliveredPrice} />}
    </div>
  );
}

type DiscountNoteProps = { goodsCents: number; before: ShippingPrice | undefined };

/** The shipping discount of the visitor's plan, or the one for the value of one piece. */
function DiscountNote({ goodsCents, before }: DiscountNoteProps) {
  const t = useT();
  const money = useMoney();
  const { percent, by } = orderDiscount(goodsCents, useContext(PlanPercent));
  if (!before || by === null) return null;
  return (
    <span className="block">
      {by === "plan" ? (
        <PlanDiscount before={money.show(before.cents)} percent={percent} />
      ) : (
        <span className="text-good">{t("shipping.order_discount", { percent })}</span>
      )}
    </span>
  );
}
