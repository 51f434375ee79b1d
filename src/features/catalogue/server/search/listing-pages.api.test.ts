import { expect, test } from "vitest";
import { testApp } from "#server/fixtures/test-app.ts";

const { ask, post } = await testApp({ PAGE_CACHE: "false" });

const LARGEST_ADDRESS = 8000;
const LARGEST_ANSWER = 1_000_000;
const MOST_TIMES_PLAIN = 5;
const TRIES = 2;

/** The CPU time of this process only, so that other load on the machine does not count. */
async function weigh(address: string) {
  let cpu = Number.POSITIVE_INFINITY;
  let bytes = 0;
  for (let at = 0; at < TRIES; at += 1) {
    const before = process.cpuUsage();
    const response = await ask(address);
    bytes = (await response.arrayBuffer()).byteLength;
    const { user, system } = process.cpuUsage(before);
    expect(response.status).toBe(200);
    cpu = Math.min(cpu, user + system);
  }
  return { bytes, cpu };
}

/** As many of them as fit into a URL of 8 kB. */
function filled(path: string, part: (at: number) => string): string {
  let address = `${path}?${part(0)}`;
  for (let at = 1; ; at += 1) {
    const longer = `${address}&${part(at)}`;
    if (longer.length > LARGEST_ADDRESS) return address;
    address = longer;
  }
}

const FIELDS = [11, 12, 13, 15, 16, 26, 27, 28];
const emoji = encodeURIComponent("🎒");

test("an address of up to 8 kB makes no listing's response large or slow", async () => {
  // Twice, so that the baseline is as warm as the measurements after it.
  await weigh("/en/marketplace");
  const plain = await weigh("/en/marketplace");
  const addresses = [
    filled("/en/marketplace", (at) => `f.k${at % 20}=${at}`),
    filled("/en/marketplace", (at) => `f.manufacturer=${at}`),
    filled("/en/marketplace", (at) => `f.additional_field_${FIELDS[at % 8]}=${at}`),
    filled("/en/marketplace", (at) => `f.manufacturer=${"%C5%A1".repeat(15)}${at}`),
    filled("/en/marketplace", (at) => `f.category_ids=${at}`),
    filled("/en/marketplace", (at) => `type=offers&f.flag_ids=${at}`),
    filled("/en/c/footwear", (at) => `f.flag_ids=${at}`),
    filled("/en/search", (at) => `q=${emoji.repeat(200)}&f.manufacturer=${at}`),
    filled("/en/search", (at) => (at === 0 ? `q=shoe` : `exact=1&fr.current_price=${at}:`)),
    `/en/search?q=${"lorem+ipsum+".repeat(600)}`,
    filled("/en/marketplace", (at) => `utm_source=${at}`),
    "/en/marketplace?p=20",
    "/en/marketplace?p=999999999",
    "/en/marketplace.data?p=20",
  ];
  for (const address of addresses) {
    const { bytes, cpu } = await weigh(address);
    const name = address.slice(0, 60);
    expect(bytes, name).toBeLessThan(LARGEST_ANSWER);
    expect(cpu / plain.cpu, name).toBeLessThan(MOST_TIMES_PLAIN);
  }
});

test("a distant page is not larger than the second", async () => {
  const second = await weigh("/en/marketplace?p=2");
  const far = await weigh("/en/marketplace?p=28");
  expect(far.bytes / second.bytes).toBeLessThan(1.1);
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
