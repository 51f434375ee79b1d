import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadStripe } from "./load-stripe.ts";

type Script = { src: string; onload: () => void; onerror: () => void; remove: () => void };

let added: Script[] = [];
let outside: { Stripe?: (key: string) => object } = {};
/** Each test uses its own URL, because a loaded script is cached as long as the page lives. */
let scripts = 0;

beforeEach(() => {
  added = [];
  outside = {};
  scripts += 1;
  vi.stubGlobal("window", outside);
  vi.stubGlobal("document", {
    createElement: () => ({ remove: vi.fn() }),
    head: { append: (script: Script) => added.push(script) },
  });
});
afterEach(() => void vi.unstubAllGlobals());

const load = () => loadStripe(`https://stripe.example/${scripts}.js`, "pk_1");
const come = (at: number) => {
  outside.Stripe = (key) => ({ key });
  added[at]?.onload();
};

test("the Stripe script is loaded once for several calls", async () => {
  const both = Promise.all([load(), load()]);
  come(0);
  expect(await both).toEqual([{ key: "pk_1" }, { key: "pk_1" }]);
  expect(await load()).toEqual({ key: "pk_1" });
  expect(added).toHaveLength(1);
});

test.each([
  ["blocked", () => added[0]?.onerror()],
  ["answered by a blocker with nothing in it", () => added[0]?.onload()],
])(
  "the Stripe script that is %s fails to load and is requested again by the next call",
  async (_how, fail) => {
    const first = load();
    fail();
    await expect(first).rejects.toThrow("Stripe.js");
    const second = load();
    expect(added).toHaveLength(2);
    come(1);
    expect(await second).toEqual({ key: "pk_1" });
  },
);
