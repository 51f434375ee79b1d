import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cardEvent, sendSearchEvent, suggestionEvent } from "./send-search-event.ts";
import type { SuggestionOption } from "./suggestion-options.ts";

const search = { queryKey: "lt-en-products", text: "boots" };
const cards = [
  { id: 7, slug: "boot", seller: null },
  { id: 8, slug: "clog", seller: "stall" },
];
const agree = (choice: string) => vi.stubGlobal("document", { cookie: `cookie_consent=${choice}` });
beforeEach(() => void agree("1.statistics"));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["our own goods", search, "/en/p/boot", 7],
  ["a seller's", search, "/en/market/product/clog", 8],
  ["another link", search, "/en/c/boots", undefined],
  ["goods nobody searched for", { ...search, text: "" }, "/en/p/boot", undefined],
  ["a site without a key", { ...search, queryKey: null }, "/en/p/boot", undefined],
])("a click on %s gives its event or none", (_what, asked, path, itemId) => {
  const event = {
    queryKey: "lt-en-products",
    name: "itemClick" as const,
    searchQuery: "boots",
    itemId,
  };
  expect(cardEvent(asked, cards, { language: "en", path })).toEqual(itemId ? event : null);
});

test("a suggestion gives a suggestion event, or a click event for a product", () => {
  expect(suggestionEvent(search, { label: "rain boots" })).toEqual({
    queryKey: "lt-en-products-suggestions",
    name: "suggestionClick" as const,
    searchQuery: "boots",
    itemId: "rain boots",
  });
  const product = { id: 7 } as NonNullable<SuggestionOption["product"]>;
  expect(suggestionEvent(search, { label: "Boot", product })).toMatchObject({
    queryKey: "lt-en-products",
    name: "itemClick" as const,
    itemId: 7,
  });
  expect(suggestionEvent({ ...search, queryKey: null }, { label: "x" })).toBeNull();
});

const event = { queryKey: "k", name: "itemClick" as const, searchQuery: "boots", itemId: 7 };

test("an event is sent with keepalive and a timeout of 500 ms (SPEC §7)", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const ask = vi.fn<typeof fetch>(async () => Response.json({ status: true }));
  await sendSearchEvent(event, ask);
  const [path, init] = ask.mock.calls[0] ?? [];
  expect(path).toBe("/api/lupa/events/collector");
  expect(init).toMatchObject({ method: "POST", keepalive: true, body: JSON.stringify(event) });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(500);
  expect(init?.signal).toBe(timeout.mock.results[0]?.value);
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a refusal", async () => new Response("", { status: 404 })],
])("%s is logged as a warning, and sending does not reject", async (_what, ask) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await expect(sendSearchEvent(event, ask)).resolves.toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});

test.each(["1", "1.marketing", ""])(
  "a visitor without consent to statistics (%j) sends no event",
  async (choice) => {
    agree(choice);
    const ask = vi.fn<typeof fetch>();
    await sendSearchEvent(event, ask);
    expect(ask).not.toHaveBeenCalled();
  },
);
