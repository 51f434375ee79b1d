import { useT } from "#i18n/use-t.ts";
import { paragraphs } from "../../domain/product/paragraphs.ts";
import type { ProductView, VariantView } from "../../domain/product/product-view.ts";
import { Values } from "../card/values.tsx";
import { SizeChartTable } from "./size-chart/size-chart-table.tsx";

type AboutProductProps = {
  product: ProductView;
  /** Undefined while no size is chosen: the SKU would be that of a size the visitor did not choose. */
  variant: VariantView | undefined;
};

export function AboutProduct({ product, variant }: AboutProductProps) {
  const t = useT();
  return (
    <div className="product-about">
      {product.description && (
        <section aria-labelledby="about-title">
          <h2 id="about-title" className="h2">
            {t("catalogue.product.about")}
          </h2>
          <div
            className="product-words"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: paragraphs() escapes what it is given
            dangerouslySetInnerHTML={{ __html: paragraphs(product.description) }}
          />
        </section>
      )}
      <section aria-labelledby="specifications-title">
        <h2 id="specifications-title" className="h2">
          {t("catalogue.product.specifications")}
        </h2>
        <dl className="specifications">
          {product.specifications.map(({ title, values }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                <Values values={values} />
              </dd>
            </div>
          ))}
          {variant && (
            <div>
              <dt>{t("catalogue.product.sku")}</dt>
              <dd>{variant.sku}</dd>
            </div>
          )}
        </dl>
      </section>
      {product.sizeChart && (
        <section id="size-chart" className="not-noscript:hidden">
          <h2 className="h2">{t("catalogue.product.size_chart")}</h2>
          <SizeChartTable chart={product.sizeChart} />
        </section>
      )}
    </div>
  );
}
