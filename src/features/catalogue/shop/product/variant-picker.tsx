import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ProductView, SizeChart } from "../../domain/product/product-view.ts";
import {
  type ChosenVariant,
  colourOptions,
  colourQuery,
  picturesOf,
  sizeOptions,
} from "../../domain/product/variant-choice.ts";
import { GoodsPicture } from "../card/goods-picture.tsx";
import { SIZES_ID, type SizeQuestion } from "./use-size-question.ts";
import { VariantLink } from "./variant-link.tsx";
import "./options.css";

type VariantPickerProps = {
  product: ProductView;
  chosen: ChosenVariant;
  /** Why the visitor has to choose a size, if so. */
  asked?: SizeQuestion | undefined;
};

/** Every choice links to the same page with another variant, so it can be shared and works without JavaScript. */
export function VariantPicker({ product, chosen, asked }: VariantPickerProps) {
  const t = useT();
  const sizes = sizeOptions(product.variants, chosen);
  return (
    <>
      <Colours product={product} chosen={chosen} />
      {sizes.length > 0 && (
        <div>
          <div className="option-head">
            <h2 id="size-title">
              {chosen.hasSize
                ? t("catalogue.product.size", { size: chosen.variant.size ?? "" })
                : t("catalogue.product.choose_size")}
            </h2>
            {product.sizeChart && <SizeChartButton chart={product.sizeChart} />}
          </div>
          <ul
            id={SIZES_ID}
            className="size-options"
            aria-labelledby="size-title"
            data-asked={asked ? "" : undefined}
          >
            {sizes.map(({ value, variant: other, isChosen, isSoldOut }) => (
              <li key={value}>
                <VariantLink
                  to={`?v=${other.id}`}
                  isChosen={isChosen}
                  isSoldOut={isSoldOut}
                  className="size-option"
                >
                  {value}
                </VariantLink>
              </li>
            ))}
          </ul>
          {asked && (
            <p role="alert" className="size-asked">
              {t(`catalogue.product.size_${asked}`)}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Colours({ product, chosen }: Omit<VariantPickerProps, "asked">) {
  const { variant } = chosen;
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
        {colours.map(({ value, isChosen, isSoldOut, ...option }) => (
          <li key={value}>
            <VariantLink
              to={colourQuery({ value, isChosen, isSoldOut, ...option }, chosen)}
              isChosen={isChosen}
              isSoldOut={isSoldOut}
              className="colour-option"
            >
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

/** SPEC §2: the size chart is a modal; without JavaScript it is below the specifications. */
function SizeChartButton({ chart }: { chart: SizeChart }) {
  const t = useT();
  const words = (
    <>
      <Icon name="ruler" className="icon-s" />
      {t("catalogue.product.size_chart")}
    </>
  );
  const open = async () => {
    const { SizeChartDialog } = await import("./size-chart/size-chart-dialog.tsx");
    openModal("size-chart", <SizeChartDialog chart={chart} />);
  };
  return (
    <>
      <span className="noscript:hidden">
        <button type="button" className="link option-link" aria-haspopup="dialog" onClick={open}>
          {words}
        </button>
      </span>
      <span className="not-noscript:hidden">
        <a href="#size-chart" className="link option-link">
          {words}
        </a>
      </span>
    </>
  );
}
