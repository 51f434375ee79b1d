import { expect, test } from "vitest";
import { feedItems } from "./feed-item.ts";
import { productView, variantView } from "./product/fixtures/product-view.ts";
import { escapeMarkup, paragraphs } from "./product/paragraphs.ts";

const place = { origin: "https://shop.example", language: "lt", country: "LT" };
const picture = (src: string, colourKey: string | null) => ({
  src,
  colour: "#000000",
  colourKey,
  alt: "",
});
const image = (src: string) => `https://shop.example/_ipx/w_1280,f_jpeg,q_80/${src}`;
const fieldOf = (item: string | undefined, name: string) =>
  [...(item ?? "").matchAll(new RegExp(`<g:${name}>(.*?)</g:${name}>`, "g"))].map(
    ([, text]) => text,
  );

test("a plain product is one feed item with all required fields", () => {
  expect(feedItems(productView, place)).toEqual([
    "<item><g:id>A-1</g:id><g:item_group_id>1</g:item_group_id><g:title>Boot</g:title>" +
      "<g:description>A women&#39;s boot, 5 &lt; 6. Soft &amp; &quot;warm&quot;.</g:description>" +
      "<g:link>https://shop.example/lt/p/boot</g:link><g:availability>in_stock</g:availability>" +
      "<g:condition>new</g:condition><g:price>10.50 EUR</g:price><g:brand>Acme</g:brand>" +
      "<g:mpn>A-1</g:mpn><g:product_type></g:product_type></item>",
  ]);
});

test("a feed item has seller, sale price, colour, size, pictures and shipping", () => {
  const days = { min: 1, max: 2 };
  const [item] = feedItems(
    {
      ...productView,
      seller: "kite",
      description: " ",
      colours: [
        { key: "blue", title: "Blue", hex: "#0000ff" },
        { key: "red", title: "Red", hex: "#ff0000" },
      ],
      breadcrumb: [
        { slug: "a", name: "Shoes" },
        { slug: "b", name: "Boots" },
      ],
      pictures: [picture("any", null), picture("blue", "blue"), picture("red", "red")],
      variants: [
        variantView({
          colourKey: "red",
          size: "42",
          gtin: "477",
          stock: 0,
          price: { cents: 900, oldCents: 1200, lowest30Cents: 1000, percentOff: 10 },
          deliveredPrices: [
            { method: "air", totalCents: 2400, shippingCents: 1500, deliveryCents: 0, days },
            { method: "sea", totalCents: 1400, shippingCents: 500, deliveryCents: 0, days },
          ],
        }),
      ],
    },
    place,
  );
  expect(item).toBe(
    "<item><g:id>A-1</g:id><g:item_group_id>1</g:item_group_id><g:title>Boot, Red, 42</g:title>" +
      "<g:description>Boot, Red, 42</g:description>" +
      "<g:link>https://shop.example/lt/market/product/boot</g:link>" +
      `<g:image_link>${image("any")}</g:image_link>` +
      `<g:additional_image_link>${image("red")}</g:additional_image_link>` +
      "<g:availability>out_of_stock</g:availability><g:condition>new</g:condition>" +
      "<g:price>10.00 EUR</g:price><g:sale_price>9.00 EUR</g:sale_price><g:brand>Acme</g:brand>" +
      "<g:gtin>477</g:gtin><g:color>Red</g:color><g:size>42</g:size>" +
      "<g:product_type>Shoes &gt; Boots</g:product_type>" +
      "<g:shipping><g:country>LT</g:country><g:service>air</g:service><g:price>15.00 EUR</g:price></g:shipping>" +
      "<g:shipping><g:country>LT</g:country><g:service>sea</g:service><g:price>5.00 EUR</g:price></g:shipping>" +
      "</item>",
  );
});

test("a feed item without pictures of its colour has at most ten other pictures", () => {
  const pictures = Array.from({ length: 12 }, (_, at) => picture(`p${at}`, "blue"));
  const [item] = feedItems({ ...productView, pictures }, place);
  expect(fieldOf(item, "image_link")).toEqual([image("p0")]);
  expect(fieldOf(item, "additional_image_link")).toHaveLength(9);
});

test("texts of a feed item are cut to their limits and stripped of invalid XML", () => {
  const long = {
    ...productView,
    name: "é".repeat(200),
    description: "d".repeat(6000),
    manufacturer: "A\u0000c\u0008m\u000be\u001f\ufffe\t",
    variants: [variantView({ sku: "s".repeat(60) })],
  };
  const [item] = feedItems(long, place);
  expect(fieldOf(item, "id")).toEqual(["s".repeat(50)]);
  expect(fieldOf(item, "title")).toEqual(["é".repeat(150)]);
  expect(fieldOf(item, "description")).toEqual(["d".repeat(5000)]);
  expect(fieldOf(item, "brand")).toEqual(["Acme\t"]);
});

test("text becomes escaped paragraphs at empty lines and line breaks at single ones", () => {
  expect(paragraphs(" a\r\nb \n \n\n c < d \n\n \n\n")).toBe("<p>a<br>b</p><p>c &lt; d</p>");
  expect(paragraphs("a\nb")).toBe("<p>a<br>b</p>");
  expect(paragraphs("")).toBe("");
  expect(escapeMarkup("&<>\"'a")).toBe("&amp;&lt;&gt;&quot;&#39;a");
});
