import { useState } from "react";
import { useSearchParams } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Gallery } from "#ui/gallery/gallery.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { Tape } from "#ui/prices/tape.tsx";
import { categoryPath } from "../../domain/category-tree.ts";
import type { ProductView } from "../../domain/product/product-view.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { chosenFromAddress, picturesOf } from "../../domain/product/variant-choice.ts";
import { BreadcrumbData, useHomeCrumb } from "../breadcrumb-data.tsx";
import { percentOffText } from "../card/goods-price.tsx";
import { pictureSet, pictureUrl } from "../goods-urls.ts";
import { AboutProduct } from "./about-product.tsx";
import { MoreToSee } from "./more-to-see.tsx";
import { ProductData } from "./product-data.tsx";
import { type BuyButton, ProductOffer } from "./product-offer.tsx";
import "../card/card.css";
import "./product.css";

type ProductGalleryProps = Pick<ProductView, "name" | "pictures"> & { percentOff: number };

const SIZES = "(width >= 80rem) 640px, (width >= 44rem) 46vw, 100vw";

function ProductGallery({ name, pictures, percentOff }: ProductGalleryProps) {
  if (pictures.length === 0) return <div className="pic aspect-square" />;
  return (
    <div className="product-gallery">
      <Gallery
        label={name}
        mark={percentOff > 0 && <Tape>{percentOffText(percentOff)}</Tape>}
        pictures={pictures.map(({ src, alt, colour }) => ({
          src: pictureUrl(src, 640),
          srcSet: pictureSet(src, [480, 640, 768, 1024, 1280]),
          sizes: SIZES,
          alt,
          colour,
          width: 1280,
          height: 1280,
          thumb: pictureUrl(src, 160),
          large: pictureUrl(src, 1536),
        }))}
      />
    </div>
  );
}

type ProductPageProps = {
  product: ProductView;
  similar: readonly ShownCard[];
  Buy: BuyButton;
};

export function ProductPage({ product, similar, Buy }: ProductPageProps) {
  const t = useT();
  const { sea } = useShell().config.site.switches;
  const [query] = useSearchParams();
  const [gone, setGone] = useState<readonly number[]>([]);
  const shown = withoutGone(product, gone);
  const chosen = chosenFromAddress(shown, { v: query.get("v"), c: query.get("c") });
  const crumbs = useProductCrumbs(product);
  if (!chosen) return null;
  const { variant } = chosen;
  const pictures = picturesOf(product.pictures, variant.colourKey);
  return (
    <div className="page product">
      <PageHead
        title={product.name}
        description={t(
          sea ? "catalogue.product.description" : "catalogue.product.plain_description",
          {
            name: product.name,
            brand: product.manufacturer,
          },
        )}
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
        <ProductOffer
          product={shown}
          chosen={chosen}
          Buy={Buy}
          onGone={(id) => setGone((known) => [...known, id])}
        />
        <AboutProduct product={product} variant={chosen.hasSize ? variant : undefined} />
      </div>
      <MoreToSee product={product} similar={similar} />
    </div>
  );
}

/** Variants that somebody else bought first are shown as sold out at once. */
const withoutGone = (product: ProductView, gone: readonly number[]): ProductView =>
  gone.length === 0
    ? product
    : {
        ...product,
        variants: product.variants.map((one) =>
          gone.includes(one.id) ? { ...one, stock: 0 } : one,
        ),
      };

function useProductCrumbs({ name, breadcrumb }: ProductView) {
  const { language } = useShell();
  const home = useHomeCrumb();
  const above = breadcrumb.map((one, at) => ({
    label: one.name,
    to: `/${language}${categoryPath(breadcrumb.slice(0, at + 1))}`,
  }));
  return [home, ...above, { label: name }];
}
