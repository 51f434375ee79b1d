import { JsonLd } from "#features/sites/shop/json-ld.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { ProductView, VariantView } from "../../domain/product-view.ts";
import { goodsPath } from "../goods-path.ts";
import { pictureUrl } from "../picture-url.ts";
import { productThing } from "./product-thing.ts";

/** For search engines and for whoever shares the page (INTEGRATIONS §9). */
export function ProductData({ product, variant }: { product: ProductView; variant: VariantView }) {
  const { origin, language, config } = useShell();
  const pictures = product.pictures.map(({ src }) => origin + pictureUrl(src, 1280));
  const url = origin + goodsPath(language, product);
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="og:url" content={url} />
      {pictures[0] && <meta property="og:image" content={pictures[0]} />}
      <meta property="product:price:amount" content={(variant.price.cents / 100).toFixed(2)} />
      <meta property="product:price:currency" content="EUR" />
      <JsonLd
        thing={productThing(product, variant, { url, pictures, siteName: config.site.name })}
      />
    </>
  );
}
