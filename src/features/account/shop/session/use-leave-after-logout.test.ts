import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasChangedSince, isAnotherUser, leavePage } from "./use-leave-after-logout.ts";

const goHome = vi.fn();
const reload = vi.fn();
const href = "https://shop.example/en/invoice/abc";

beforeEach(() => vi.stubGlobal("window", { location: { href, reload } }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const answered = (cacheControl: string, status = 200) =>
  new Response(null, { status, headers: { "cache-control": cacheControl } });

test.each([
  ["leads guests elsewhere", async () => ({ ok: false, type: "opaqueredirect" }), 1, 0],
  ["is not there for guests", async () => answered("no-store", 404), 1, 0],
  ["is not answered", () => Promise.reject(new TypeError("offline")), 1, 0],
  ["shows guests something else", async () => answered("no-store"), 0, 1],
  ["is the same for all", async () => answered("public, max-age=0, must-revalidate"), 0, 0],
])("a logout takes the right action if the page %s", async (_what, fetched, homes, reloads) => {
  const ask = vi.fn(fetched as typeof fetch);
  vi.stubGlobal("fetch", ask);
  await leavePage(goHome);
  expect([goHome.mock.calls.length, reload.mock.calls.length]).toEqual([homes, reloads]);
  expect(ask).toHaveBeenCalledWith(href, expect.objectContaining({ redirect: "manual" }));
});

test("a user with another id counts as another user, one with a new email does not", () => {
  const [rasa, ona] = [
    { id: 1, email: "rasa@example.com" },
    { id: 2, email: "ona@example.com" },
  ];
  expect(isAnotherUser(rasa, { ...rasa, email: "new-rasa@example.com" } as typeof rasa)).toBe(
    false,
  );
  expect(isAnotherUser(rasa, ona)).toBe(true);
  expect([isAnotherUser(null, ona), isAnotherUser(rasa, null), isAnotherUser(rasa, rasa)]).toEqual([
    false,
    false,
    false,
  ]);
});

test("only a logout later than the page load counts", () => {
  vi.stubGlobal("localStorage", { getItem: () => "1000" });
  expect([hasChangedSince(999), hasChangedSince(1000)]).toEqual([true, false]);
  vi.stubGlobal("localStorage", { getItem: () => null });
  expect(hasChangedSince(0)).toBe(false);
});

test("a logout removes what the customer typed from both storages, and nothing else", async () => {
  const storages: Record<string, Record<string, unknown>> = {
    localStorage: { "own:claim_draft:order:7": "{}", colour_mode: "dark" },
    sessionStorage: { "own:checkout_draft:slug shipping": "{}", sampled: "yes" },
  };
  for (const [name, kept] of Object.entries(storages)) {
    const removeItem = { value: (key: string) => delete kept[key] };
    vi.stubGlobal(name, Object.defineProperties(kept, { removeItem }));
  }
  vi.stubGlobal("fetch", async () => answered("no-store"));
  await leavePage(goHome);
  expect(Object.values(storages).flatMap(Object.keys)).toEqual(["colour_mode", "sampled"]);
});
