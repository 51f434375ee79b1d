import { describe, expect, test } from "vitest";
import {
  addPieces,
  asLink,
  fillIn,
  lineFromLink,
  linkInPath,
  listedLinks,
  nameFromLink,
  originOf,
  readLinks,
  shopOf,
} from "./pasted-links.ts";

test("pasted text becomes one line per distinct link, and other words are refused", () => {
  const pasted = `https://www.shop.example/p/trail-shoes-12345.html
    northtrail.com/packs/ridge-28-lichen, https://www.shop.example/p/trail-shoes-12345.html
    javascript:alert(1) file:///etc/passwd hello`;
  const { lines, refused, left } = readLinks(pasted);
  expect(lines.map(({ url, name, currency }) => [url, name, currency])).toEqual([
    ["https://www.shop.example/p/trail-shoes-12345.html", "Trail shoes", "EUR"],
    ["https://northtrail.com/packs/ridge-28-lichen", "Ridge 28 lichen", "USD"],
  ]);
  expect(refused).toEqual(["javascript:alert(1)", "file:///etc/passwd", "hello"]);
  expect(left).toBe(0);
});

test("a link that is already listed makes no second line and uses up no room", () => {
  const listed = ["https://shop.example/1"];
  const pasted = "https://shop.example/1 shop.example/1 https://shop.example/2";
  const { lines, again, left } = readLinks(pasted, 1, listed);
  expect([lines.map(({ url }) => url), again, left]).toEqual([
    ["https://shop.example/2"],
    listed,
    0,
  ]);
});

test("a repeated link adds one piece to its first line without options, up to the limit", () => {
  const line = (url: string, quantity: number, options = "") => ({ url, quantity, options });
  const lines = [line("a", 1, "M"), line("a", 2), line("a", 3), line("b", 999), line("c", 1)];
  expect(listedLinks(lines)).toEqual(["a", "a", "b", "c"]);
  expect(addPieces(lines, ["a", "b"]).map(({ quantity }) => quantity)).toEqual([1, 3, 3, 999, 1]);
});

test("links beyond the limit are counted as left", () => {
  const many = Array.from({ length: 200 }, (_, at) => `https://shop.example/${at}`).join("\n");
  const { lines, left } = readLinks(many, 50);
  expect([lines.length, left]).toEqual([50, 150]);
});

test.each([
  ["https://shop.example/", ""],
  ["https://shop.example/B0CXYZ1234", ""],
  ["https://shop.example/%D0%BA%D1%80%D0%BE%D1%81%D1%81%D0%BE%D0%B2%D0%BA%D0%B8", "Кроссовки"],
  ["https://shop.example/%E0%A4%A", ""],
  ["nonsense", ""],
  ["https://www.auction.example/itm/285512345678", ""],
  [
    "https://www.auction.example/itm/Vintage-Film-Camera/285512345678?hash=x",
    "Vintage Film Camera",
  ],
  ["https://shop.example/dp/B0xYzKQ/ref=sr_1_1", ""],
  ["https://shop.example/Wool-Blanket/dp/B0CXYZ1234/ref=sr_1_1", "Wool Blanket"],
  ["https://shop.example/en/products/12345", ""],
])("the link %s gives the name %j", (link, name) => {
  expect(nameFromLink(link)).toBe(name);
});

test.each([
  ["https://shop.example/p/mens-running-shoes-4711", "shoes"],
  ["https://shop.example/running-shoes/4711", "shoes"],
  ["https://shop.example/p/laptop-bag-15", "bags"],
  ["https://shop.example/schreibtischlampe", "home"],
  ["https://shop.example/%D0%BA%D1%80%D0%BE%D1%81%D1%81%D0%BE%D0%B2%D0%BA%D0%B8", "shoes"],
  ["https://shop.example/itm/285512345678", "other"],
])("the link %s gives the goods kind %s", (link, kind) => {
  expect(lineFromLink(link).kind).toBe(kind);
});

test("a kind is also read from the name, and a chosen kind stays", () => {
  const typed = { ...lineFromLink("https://shop.example/itm/1"), name: "Nešiojamasis kompiuteris" };
  expect(fillIn(typed)).toMatchObject({ name: typed.name, kind: "phones_computers" });
  expect(fillIn({ ...typed, kind: "toys" as const }).kind).toBe("toys");
});

test("a link gives its shop and the nearest warehouse", () => {
  expect(shopOf("https://www.shop.example/a")).toBe("shop.example");
  expect(["https://a.co.uk/x", "https://a.de/x", "https://a.com/x", ""].map(originOf)).toEqual([
    "GB",
    "DE",
    "US",
    "US",
  ]);
});

describe("the link in a path", () => {
  test.each([
    ["https://shop.example/a", "", "https://shop.example/a"],
    ["https:/shop.example/a", "?id=7", "https://shop.example/a?id=7"],
    ["https%3A%2F%2Fshop.example%2Fa%3Fid%3D7", "?utm_source=x", "https://shop.example/a?id=7"],
    ["shop.example/a", "", "https://shop.example/a"],
    ["javascript:alert(1)", "", undefined],
    ["", "", undefined],
    ["%E0%A4%A", "", undefined],
  ])("is read from %s%s", (rest, search, link) => {
    expect(linkInPath(rest, search)).toBe(link);
  });
});

test.each([
  ["https://www.shop.example/p/trail-shoes-12345.html", "Trail shoes"],
  ["https://shop.example/itm/12345", ""],
  ["https://shop.example/a=b-c/red_boots", "Red boots"],
  ["https://shop.example/nice-boots/black", "Nice boots"],
  ["https://shop.example/boots", "Boots"],
  ["https://shop.example/packs/ridge-28", "Ridge 28"],
  ["https://shop.example/hiking-packs/ridge-28.html", "Ridge 28"],
  ["https://shop.example/galaxy-s24-ultra-998877", "Galaxy s24 ultra"],
  ["https://shop.example/123-red-boots.html", "Red boots"],
  ["https://shop.example/item-28", ""],
  ["https://shop.example/28/7", ""],
  ["https://shop.example/products/xkcd-b0xyz", ""],
  ["https://shop.example/2in1--laptop,,case", "2in1 laptop case"],
  [`https://shop.example/${"long-".repeat(40)}boots`, `Long${" long".repeat(15)}`],
])("the address %s contains the name %j", (link, name) => {
  expect(nameFromLink(link)).toBe(name);
});

test.each([
  ["https://www.shop.example/a", "shop.example"],
  ["https://my.www.shop.example/a", "my.www.shop.example"],
  ["boots", ""],
])("the shop of %s is %j", (link, shop) => {
  expect(shopOf(link)).toBe(shop);
});

test.each([
  ["https://shop.co.uk/a", "GB"],
  ["https://shop.uk.example/a", "US"],
  ["https://shop.de/a", "DE"],
  ["https://shop.lt", "DE"],
  ["https://shop.de.example/a", "US"],
  ["https://shop.com/a", "US"],
])("the nearest warehouse to %s is %s", (link, origin) => {
  expect(originOf(link)).toBe(origin);
});

test.each([
  ["https://shop.com/a", "USD"],
  ["https://shop.us/a", "USD"],
  ["https://shop.com.example/a", "EUR"],
  ["https://shop.lt/a", "EUR"],
])("the link %s gives the currency %s", (link, currency) => {
  expect(lineFromLink(link).currency).toBe(currency);
});

test.each([
  ["shop.example/a", "https://shop.example/a"],
  ["shop.example", "https://shop.example"],
  ["shop.example:8080", "https://shop.example:8080"],
  ["shop.example?x", "https://shop.example?x"],
  ["http://shop.example", "http://shop.example"],
  ["javascript:alert(1)", undefined],
  ["a.b", undefined],
  ["shop.example!", undefined],
  ["", undefined],
])("the word %j becomes the link %j", (word, link) => {
  expect(asLink(word)).toBe(link);
});

test("filling in a line keeps what was typed and adds what is missing", () => {
  const line = { url: "https://shop.example/red-shoes", name: " ", kind: "other" as const };
  expect(fillIn(line)).toMatchObject({ name: "Red shoes", kind: "shoes" });
  expect(fillIn({ ...line, name: "A gift" })).toMatchObject({ name: "A gift" });
  expect(fillIn({ ...line, kind: "toys" })).toMatchObject({ kind: "toys" });
});

test.each([
  ["https://shop.example/p/lamp", "https://shop.example/p/lamp"],
  ["https:/shop.example/p/lamp", "https://shop.example/p/lamp"],
  ["http:/shop.example/lamp", "http://shop.example/lamp"],
  ["https%3A%2F%2Fshop.example%2Flamp%3Fid%3D7", "https://shop.example/lamp?id=7"],
  ["https://shop.example/go/https:/other.example", "https://shop.example/go/https:/other.example"],
])("the path %s contains the link %s", (rest, link) => {
  expect(linkInPath(rest)).toBe(link);
});

test("the query of the page is added to the link unless the link has its own", () => {
  expect(linkInPath("https:/shop.example/lamp", "?id=7")).toBe("https://shop.example/lamp?id=7");
  expect(linkInPath("https%3A%2F%2Fshop.example%2Flamp%3Fid%3D7", "?id=8")).toBe(
    "https://shop.example/lamp?id=7",
  );
});

test("a link with a bad escape is used as it is, and a script link is refused", () => {
  expect(linkInPath("https://shop.example/100%")).toMatch(/^https:\/\/shop\.example\/100%/);
  expect(linkInPath("javascript:alert(1)")).toBeUndefined();
});
