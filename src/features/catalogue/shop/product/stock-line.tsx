import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { ProductView, VariantView } from "../../domain/product/product-view.ts";
import {
  type ChosenVariant,
  stockOf,
  variantsStillThere,
} from "../../domain/product/variant-choice.ts";
import { isLowStock } from "../../domain/stock.ts";
import { VariantLink } from "./variant-link.tsx";

type StockLineProps = { product: ProductView; chosen: ChosenVariant };

export function StockLine({ product, chosen }: StockLineProps) {
  const t = useT();
  const stock = stockOf(product.variants, chosen);
  if (stock === 0) return <SoldOut product={product} chosen={chosen} />;
  // The number of pieces left is only known for a chosen size.
  if (!chosen.hasSize) return null;
  return (
    <p className="stock-line" data-state={isLowStock(stock) ? "few" : "many"}>
      <Icon name="circle-check" />
      {isLowStock(stock)
        ? t("catalogue.few_left", { count: stock })
        : t("catalogue.product.in_stock")}
    </p>
  );
}

const OFFERED = 4;

/** A sold-out product keeps its page; links lead to variants that are in stock. */
function SoldOut({ product, chosen }: StockLineProps) {
  const { variant, hasSize } = chosen;
  const t = useT();
  const { size } = variant;
  const others = variantsStillThere(product.variants, variant, OFFERED);
  const titleOf = ({ colourKey, size }: VariantView) => {
    const colour = product.colours.find(({ key }) => key === colourKey)?.title;
    return [colour, size].filter(Boolean).join(", ");
  };
  return (
    <div>
      <p className="stock-line" data-state="none">
        <Icon name="circle-x" />
        {size === null || !hasSize
          ? t("catalogue.product.none_left")
          : t("catalogue.product.none_left_in", { size })}
      </p>
      {others.length > 0 && (
        <p className="stock-others">
          {t("catalogue.product.still_there")}
          {others.map((other) => (
            <VariantLink key={other.id} to={`?v=${other.id}`} className="chip">
              {titleOf(other)}
            </VariantLink>
          ))}
        </p>
      )}
    </div>
  );
}
