import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { loadPageMessages } from "./messages-provider.tsx";

const ADDRESS = "/api/translations/translationMessages?lang=lt&v=1";
const texts = () => Response.json({ resources: { lt: { "ui.close": "Uždaryti" } } });
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  stubDocument(ADDRESS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

function stubDocument(href: string | undefined) {
  vi.stubGlobal("document", {
    documentElement: { lang: "lt" },
    querySelector: () => (href ? { href } : null),
  });
}

async function load() {
  const loaded = loadPageMessages();
  await vi.runAllTimersAsync();
  return loaded;
}

test("texts come from the address that the page names", async () => {
  ask.mockImplementation(async () => texts());
  expect(await load()).toEqual({ language: "lt", messages: { "ui.close": "Uždaryti" } });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0]).toBe(ADDRESS);
});

test("they are waited for for 60 s (SPEC §7)", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => timeout.mockRestore());
  ask.mockImplementation(async () => texts());
  await load();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(60_000);
  expect(ask.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a server in trouble", async () => new Response("", { status: 503 })],
  ["half an answer", async () => new Response('{"resources":')],
  ["texts of another language", async () => Response.json({ resources: { en: {} } })],
])("%s: asked again until they come", async (_name, failure) => {
  ask.mockImplementationOnce(failure).mockImplementationOnce(failure);
  ask.mockImplementation(async () => texts());
  expect(await load()).toMatchObject({ language: "lt" });
  expect(ask).toHaveBeenCalledTimes(3);
});

test("each pause is longer than the last, and asking ends", async () => {
  const times: number[] = [];
  ask.mockImplementation(() => {
    times.push(Date.now());
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  expect(await load()).toBeUndefined();
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000]);
});

test("an error page that names no address still finds its texts", async () => {
  stubDocument(undefined);
  ask.mockImplementation(async () => texts());
  expect(await load()).toMatchObject({ language: "lt" });
});
