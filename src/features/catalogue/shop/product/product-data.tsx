import { toDecimal } from "#core/money.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { JsonLd, type Thing } from "#platform/pages/json-ld.tsx";
import type { ShownCurrency } from "../../domain/listing/price-range.ts";
import { struckCents } from "../../domain/product/catalogue-price.ts";
import type { CataloguePrice } from "../../domain/product/product-card.ts";
import type { ProductView, VariantView } from "../../domain/product/product-view.ts";
import { goodsPath, pictureUrl } from "../goods-urls.ts";

/** Structured data for search engines and link previews. */
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

type Place = {
  url: string;
  pictures: readonly string[];
  siteName: string;
  /** The currency of the page's prices: machines and people read the same numbers. */
  currency: ShownCurrency;
};

/** Merchant listings require a name, an image and an offer with a price. */
export function productThing(
  product: ProductView,
  variant: VariantView,
  { url, pictures, siteName, currency }: Place,
): Thing {
  const description = product.description.replace(/\s+/g, " ").trim();
  return {
    "@type": "Product",
    name: product.name,
    image: pictures,
    ...(description ? { description } : {}),
    sku: variant.sku,
    ...(variant.gtin === null ? {} : { gtin: variant.gtin }),
    brand: { "@type": "Brand", name: product.manufacturer },
    offers: {
      "@type": "Offer",
      url,
      ...amount(variant.price.cents, currency),
      ...struckPrice(variant.price, currency),
      availability: `https://schema.org/${variant.stock > 0 ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
      ...(product.dealEndsAt === null ? {} : { priceValidUntil: product.dealEndsAt.slice(0, 10) }),
      seller: { "@type": "Organization", name: product.seller ?? siteName },
    },
  };
}

function amount(euroCents: number, { isoCode, convert }: ShownCurrency) {
  return { price: toDecimal(convert(euroCents)).toFixed(2), priceCurrency: isoCode };
}

function struckPrice(price: CataloguePrice, currency: ShownCurrency) {
  const struck = struckCents(price);
  if (struck === null) return {};
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceType: "https://schema.org/StrikethroughPrice",
      ...amount(struck, currency),
    },
  };
}
