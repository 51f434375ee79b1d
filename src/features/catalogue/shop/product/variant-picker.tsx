import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ProductView, VariantView } from "../../domain/product/product-view.ts";
import { colourOptions, picturesOf, sizeOptions } from "../../domain/product/variant-choice.ts";
import { GoodsPicture } from "../card/goods-picture.tsx";
import "./options.css";
import { SizeChartButton } from "./size-chart/size-chart-button.tsx";
import { VariantLink } from "./variant-link.tsx";

type VariantPickerProps = { product: ProductView; variant: VariantView };

/** Every choice is a link to the same page with another variant, so it can be shared and needs no script. */
export function VariantPicker({ product, variant }: VariantPickerProps) {
  const t = useT();
  const sizes = sizeOptions(product.variants, variant);
  return (
    <>
      <Colours product={product} variant={variant} />
      {sizes.length > 0 && (
        <div>
          <div className="option-head">
            <h2 id="size-title">{t("catalogue.product.size", { size: variant.size ?? "" })}</h2>
            {product.sizeChart && <SizeChartButton chart={product.sizeChart} />}
          </div>
          <ul className="size-options" aria-labelledby="size-title">
            {sizes.map(({ value, variant: other, isChosen }) => (
              <li key={value}>
                <VariantLink variant={other} isChosen={isChosen} className="size-option">
                  {value}
                </VariantLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Colours({ product, variant }: VariantPickerProps) {
  const t = useT();
  const colours = colourOptions(product.variants, variant);
  if (colours.length < 2) return null;
  const titleOf = (key: string) => product.colours.find((one) => one.key === key)?.title ?? key;
  const hexOf = (key: string) => product.colours.find((one) => one.key === key)?.hex;
  const pictureOf = (key: string) =>
    product.pictures.find(({ colourKey }) => colourKey === key) ??
    (product.pictures.some(({ colourKey }) => colourKey !== null)
      ? undefined
      : picturesOf(product.pictures, key)[0]);
  return (
    <div>
      <div className="option-head">
        <h2 id="colour-title">
          {t("catalogue.product.colour", { colour: titleOf(variant.colourKey ?? "") })}
        </h2>
      </div>
      <ul className="colour-options" aria-labelledby="colour-title">
        {colours.map(({ value, variant: other, isChosen }) => (
          <li key={value}>
            <VariantLink variant={other} isChosen={isChosen} className="colour-option">
              <GoodsPicture picture={pictureOf(value)} sizes="72px" widths={[160]} />
              <span
                className={pictureOf(value) ? "colour-option-dot" : "colour-option-fill"}
                style={{ backgroundColor: hexOf(value) }}
                aria-hidden="true"
              />
              <VisuallyHidden>{titleOf(value)}</VisuallyHidden>
            </VariantLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
