import { toDecimal } from "#core/money.ts";
import { struckCents } from "./product/catalogue-price.ts";
import { escapeMarkup } from "./product/paragraphs.ts";
import type { ProductView, VariantView } from "./product/product-view.ts";

type FeedContext = {
  origin: string;
  language: string;
  /** The country that products are sent to, as an ISO code. */
  country: string;
};

/** Maximum lengths that the readers of such feeds accept. */
const LIMITS = { id: 50, title: 150, description: 5000 };
const IMAGE = "w_1280,f_jpeg,q_80";
const MAX_IMAGES = 10;

/** A product's variants as items of a Google feed, a format that Meta reads too. */
export function feedItems(view: ProductView, context: FeedContext): string[] {
  return view.variants.map((variant) => {
    const fields = [...itemFields(view, variant, context)];
    const lines = fields.map(([name, value]) => `<${name}>${value}</${name}>`);
    return `<item>${lines.join("")}</item>`;
  });
}

function* itemFields(
  view: ProductView,
  variant: VariantView,
  context: FeedContext,
): Generator<[string, string]> {
  const colour = view.colours.find(({ key }) => key === variant.colourKey)?.title;
  const title = [view.name, colour, variant.size].filter(Boolean).join(", ");
  yield ["g:id", text(variant.sku, LIMITS.id)];
  yield ["g:item_group_id", String(view.id)];
  yield ["g:title", text(title, LIMITS.title)];
  yield [
    "g:description",
    text(view.description.replace(/\s+/g, " ").trim() || title, LIMITS.description),
  ];
  const kind = view.seller === null ? "p" : "market/product";
  yield ["g:link", text(`${context.origin}/${context.language}/${kind}/${view.slug}`)];
  const [first, ...others] = imagesOf(view, variant, context);
  if (first) yield ["g:image_link", text(first)];
  for (const image of others) yield ["g:additional_image_link", text(image)];
  yield ["g:availability", variant.stock > 0 ? "in_stock" : "out_of_stock"];
  yield ["g:condition", "new"];
  const { cents } = variant.price;
  const struck = struckCents(variant.price);
  yield ["g:price", euros(struck ?? cents)];
  if (struck !== null) yield ["g:sale_price", euros(cents)];
  yield ["g:brand", text(view.manufacturer)];
  // Without a GTIN, the SKU is sent as the manufacturer's part number (MPN).
  if (variant.gtin) yield ["g:gtin", text(variant.gtin)];
  else yield ["g:mpn", text(variant.sku)];
  if (colour) yield ["g:color", text(colour)];
  if (variant.size) yield ["g:size", text(variant.size)];
  yield ["g:product_type", text(view.breadcrumb.map(({ name }) => name).join(" > "))];
  for (const { method, shippingCents, deliveryCents } of variant.deliveredPrices) {
    yield [
      "g:shipping",
      `<g:country>${context.country}</g:country><g:service>${method}</g:service><g:price>${euros(shippingCents + deliveryCents)}</g:price>`,
    ];
  }
}

/** Pictures of the variant's colour come first. */
function imagesOf(view: ProductView, variant: VariantView, { origin }: FeedContext): string[] {
  const isOwn = ({ colourKey }: ProductView["pictures"][number]) =>
    colourKey === null || colourKey === variant.colourKey;
  const own = view.pictures.filter(isOwn);
  return (own.length > 0 ? own : view.pictures)
    .slice(0, MAX_IMAGES)
    .map(({ src }) => `${origin}/_ipx/${IMAGE}/${src}`);
}

const euros = (cents: number) => `${toDecimal(cents).toFixed(2)} EUR`;

/** Removes characters that XML does not allow, and escapes the rest. */
function text(value: string, limit = Number.POSITIVE_INFINITY): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones
  const allowed = value.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return escapeMarkup(
    limit === Number.POSITIVE_INFINITY ? allowed : [...allowed].slice(0, limit).join(""),
  );
}
