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

test("messages are loaded from the address in the page", async () => {
  ask.mockImplementation(async () => texts());
  expect(await load()).toEqual({ language: "lt", messages: { "ui.close": "Uždaryti" } });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0]).toBe(ADDRESS);
});

test("loading messages has a timeout of 60 s (SPEC §7)", async () => {
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
])("loading messages is retried after %s", async (_name, failure) => {
  ask.mockImplementationOnce(failure).mockImplementationOnce(failure);
  ask.mockImplementation(async () => texts());
  expect(await load()).toMatchObject({ language: "lt" });
  expect(ask).toHaveBeenCalledTimes(3);
});

test("retries have growing pauses and end after the fifth", async () => {
  const times: number[] = [];
  ask.mockImplementation(() => {
    times.push(Date.now());
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  expect(await load()).toBeUndefined();
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000]);
});

test("messages are loaded on an error page without their address", async () => {
  stubDocument(undefined);
  ask.mockImplementation(async () => texts());
  expect(await load()).toMatchObject({ language: "lt" });
});
