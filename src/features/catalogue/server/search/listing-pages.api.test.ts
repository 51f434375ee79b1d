import { expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";
import { LARGE_ADDRESSES } from "../fixtures/large-addresses.ts";

const { ask, post } = await testApp({ PAGE_CACHE: "false" });

const LARGEST_ANSWER = 1_000_000;

async function bytesOf(address: string): Promise<number> {
  const response = await ask(address);
  expect(response.status).toBe(200);
  return (await response.arrayBuffer()).byteLength;
}

/** `npm run bench -- --odd-requests` measures what they cost. */
test("an address of up to 8 kB makes no listing's response large", async () => {
  for (const address of LARGE_ADDRESSES) {
    expect(await bytesOf(address), address.slice(0, 60)).toBeLessThan(LARGEST_ANSWER);
  }
});

test("a distant page is not larger than the second", async () => {
  const second = await bytesOf("/en/marketplace?p=2");
  const far = await bytesOf("/en/marketplace?p=28");
  expect(far / second).toBeLessThan(1.1);
});

const page = async (address: string, host = "localhost") => (await ask(address, { host })).text();

test("a listing is sorted by the site's default, else by best sellers", async () => {
  const chosen = (html: string) => /<option value="(\d)" selected=""/.exec(html)?.[1];
  expect(chosen(await page("/en/marketplace", "nl.localhost"))).toBe("4");
  expect(chosen(await page("/en/marketplace"))).toBe("3");
});

test("packs show their size and are not among the best sellers", async () => {
  expect(await page("/en/pro")).toMatch(/class="card-pack">Pack of \d+</);
  expect(await page("/en/marketplace")).not.toContain('class="card-pack"');
});

test("the marketplace's offers are all of sellers, and items of sellers have kind o", async () => {
  const html = await page("/en/marketplace?type=offers");
  const links = html.match(/<h2 class="card-name"><a href="[^"]+/g) ?? [];
  expect(links.length).toBe(48);
  expect(links.every((link) => link.includes("/market/product/"))).toBe(true);
  const { items } = await (
    await post("/api/lupa/query/default-en-products", { searchText: "", limit: 500 })
  ).json();
  const kinds = new Set(items.map(({ kind }: { kind: string }) => kind));
  expect(kinds).toEqual(new Set(["p", "o"]));
  for (const { kind, seller } of items) expect(kind === "o").toBe(seller !== null);
});

test("flags are a facet of type flags", async () => {
  const { facets } = await (
    await post("/api/lupa/query/default-en-products", { searchText: "", limit: 1 })
  ).json();
  const types = new Map(facets.map(({ key, type }: { key: string; type: string }) => [key, type]));
  expect(types.get("flag_ids")).toBe("flags");
  expect(types.get("manufacturer")).toBe("terms");
});

test("a form without scripts keeps the chosen type and category", async () => {
  const html = await page("/en/marketplace?type=offers&f.category_ids=1932");
  expect(html).toContain('<input type="hidden" name="f.category_ids" value="1932"/>');
  expect(html).toContain('<input type="hidden" name="type" value="offers"/>');
});

test("an English search word finds the same products on a Russian page", async () => {
  const goods = async (language: string) => {
    const html = await (await ask(`/${language}/search?q=jacket`)).text();
    return new Set([...html.matchAll(/href="\/\w\w(\/p\/[^"?#]+)/g)].map(([, path]) => path));
  };
  const found = await goods("en");
  expect(found.size).toBeGreaterThan(3);
  expect(await goods("ru")).toEqual(found);
});
