import { type ComponentType, useContext, useState } from "react";
import { Link } from "react-router";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { comparedAfter } from "#features/shipping/domain/compared-after.ts";
import { PlanPercent } from "#features/shipping/shop/plan-percent.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { doorPrices } from "../../domain/product/door-prices.ts";
import type { DoorPrice } from "../../domain/product/product-card.ts";
import type { ProductView, VariantView } from "../../domain/product/product-view.ts";
import { DealCountdown } from "../card/deal-countdown.tsx";
import { GoodsPrice } from "../card/goods-price.tsx";
import { brandPath } from "../goods-path.ts";
import { StockLine } from "./stock-line.tsx";
import { DoorChoice } from "./to-the-door/door-choice.tsx";
import { DoorPlanNote } from "./to-the-door/door-plan-note.tsx";
import { TotalExplained } from "./to-the-door/total-explained.tsx";
import { VariantPicker } from "./variant-picker.tsx";

/** What can be done with the goods, by whoever sells them. */
export type BuyButton = ComponentType<{
  product: ProductView;
  variant: VariantView;
  door: DoorPrice | undefined;
}>;

type ProductOfferProps = { product: ProductView; variant: VariantView; Buy: BuyButton };

/** What it is, what it costs, how it may come. */
export function ProductOffer({ product, variant, Buy }: ProductOfferProps) {
  const t = useT();
  const { language } = useShell();
  const money = useMoney();
  const [method, setMethod] = useState<ShippingMethod>("air");
  const percent = useContext(PlanPercent);
  const shipping = comparedAfter(variant.shipping, percent);
  const doors = doorPrices(variant.price.cents, shipping, product.delivery);
  const door = doors.find((one) => one.method === method) ?? doors[0];
  return (
    <div className="product-offer">
      <div>
        <p className="product-brand">
          <Link className="link" to={brandPath(language, product.manufacturer)} prefetch="intent">
            {product.manufacturer}
          </Link>
          {product.seller !== null && (
            <span>{t("catalogue.product.sold_by", { seller: product.seller })}</span>
          )}
        </p>
        <h1 className="h1">{product.name}</h1>
      </div>
      <div>
        <GoodsPrice price={variant.price} big />
        {product.dealEndsAt !== null && <DealCountdown until={product.dealEndsAt} />}
      </div>
      <VariantPicker product={product} variant={variant} />
      <DoorChoice
        doors={doors}
        goodsCents={money.convert(variant.price.cents)}
        method={method}
        onChoose={setMethod}
        note={(one) => <DoorPlanNote before={variant.shipping[one.method]} />}
      />
      <Buy product={product} variant={variant} door={door} />
      <StockLine product={product} variant={variant} />
      {door && <TotalExplained variant={variant} door={door} />}
    </div>
  );
}
