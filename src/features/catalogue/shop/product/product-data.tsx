import { toDecimal } from "#core/money.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { JsonLd } from "#platform/pages/json-ld.tsx";
import type { ProductView, VariantView } from "../../domain/product/product-view.ts";
import { goodsPath } from "../goods-path.ts";
import { pictureUrl } from "../picture-url.ts";
import { productThing } from "./product-thing.ts";

/** For search engines and for whoever shares the page. */
export function ProductData({ product, variant }: { product: ProductView; variant: VariantView }) {
  const { origin, language, config } = useShell();
  const currency = useMoney();
  const pictures = product.pictures.map(({ src }) => origin + pictureUrl(src, 1280));
  const url = origin + goodsPath(language, product);
  return (
    <>
      <meta property="og:type" content="product" />
      <meta property="og:url" content={url} />
      {pictures[0] && <meta property="og:image" content={pictures[0]} />}
      <meta
        property="product:price:amount"
        content={toDecimal(currency.convert(variant.price.cents)).toFixed(2)}
      />
      <meta property="product:price:currency" content={currency.isoCode} />
      <JsonLd
        thing={productThing(product, variant, {
          url,
          pictures,
          siteName: config.site.name,
          currency,
        })}
      />
    </>
  );
}
