import { useSearchParams } from "react-router";
import { PageHead } from "#features/sites/shop/head/page-head.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { categoryPath } from "../../domain/categories/category-tree.ts";
import type { ProductView } from "../../domain/product/product-view.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { chosenVariant, picturesOf } from "../../domain/product/variant-choice.ts";
import "../card/card.css";
import { BreadcrumbData } from "../listing/breadcrumb-data.tsx";
import { useHomeCrumb } from "../listing/use-home-crumb.ts";
import { AboutProduct } from "./about-product.tsx";
import { MoreToSee } from "./more-to-see.tsx";
import "./product.css";
import { ProductData } from "./product-data.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { type BuyButton, ProductOffer } from "./product-offer.tsx";

type ProductPageProps = {
  product: ProductView;
  similar: readonly ShownCard[];
  Buy: BuyButton;
};

export function ProductPage({ product, similar, Buy }: ProductPageProps) {
  const t = useT();
  const [query] = useSearchParams();
  const variant = chosenVariant(product, query.get("v"));
  const crumbs = useProductCrumbs(product);
  if (!variant) return null;
  const pictures = picturesOf(product.pictures, variant.colourKey);
  return (
    <div className="page product">
      <PageHead
        title={product.name}
        description={t("catalogue.product.description", {
          name: product.name,
          brand: product.manufacturer,
        })}
      />
      <ProductData product={product} variant={variant} />
      <BreadcrumbData crumbs={crumbs} />
      <Breadcrumbs items={crumbs} />
      <div className="product-body">
        <ProductGallery
          key={variant.colourKey}
          name={product.name}
          pictures={pictures}
          percentOff={variant.price.percentOff}
        />
        <ProductOffer product={product} variant={variant} Buy={Buy} />
        <AboutProduct product={product} variant={variant} />
      </div>
      <MoreToSee product={product} similar={similar} />
    </div>
  );
}

function useProductCrumbs({ name, breadcrumb }: ProductView) {
  const { language } = useShell();
  const home = useHomeCrumb();
  const above = breadcrumb.map((one, at) => ({
    label: one.name,
    to: `/${language}${categoryPath(breadcrumb.slice(0, at + 1))}`,
  }));
  return [home, ...above, { label: name }];
}
