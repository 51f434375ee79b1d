import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OrderUpdate, OrderUpdatesAdapter } from "./order-updates.ts";

type OrderUpdatesHarness = {
  adapter: OrderUpdatesAdapter;
  /** The same with a key that the other side does not know. */
  stranger: OrderUpdatesAdapter;
  /** Makes the other side fail until `mend` is called. */
  breakDown: (how: "broken" | "busy" | "refusing" | "hanging") => void;
  mend: () => void;
  /** Everything that the other side knows about an order, as text. */
  known: (number: string) => string[];
  close: () => Promise<void>;
};

const THING = { id: "7", sku: "BT-42", name: "Boots", price: 50, quantity: 2, url: "https://a.lt" };
const NEWS: OrderUpdate = {
  kind: "fulfilled",
  number: "QU1",
  at: new Date("2026-11-16T10:00:00Z"),
  email: "rasa@example.com",
  currency: "USD",
  total: 112.5,
  items: [THING],
};

/** The tests for every service that gets order updates. */
export function orderUpdatesSuite(name: string, open: () => Promise<OrderUpdatesHarness>): void {
  describe(`order news: ${name}`, () => {
    let bench: OrderUpdatesHarness;
    beforeAll(async () => {
      bench = await open();
    });
    afterEach(() => bench.mend());
    afterAll(() => bench.close());
    const tell = (number: string, kind: OrderUpdate["kind"] = "fulfilled") =>
      bench.adapter.send({ ...NEWS, number, kind });

    it("takes news of every kind, each once however often it is told", async () => {
      for (const kind of ["placed", "fulfilled", "cancelled", "refunded"] as const) {
        expect(await tell("QU10", kind)).toEqual({ ok: true });
      }
      const known = bench.known("QU10");
      expect(known.length).toBeGreaterThanOrEqual(4);
      for (const kind of ["refunded", "placed"] as const) await tell("QU10", kind);
      expect(bench.known("QU10")).toEqual(known);
    });

    it.each(["broken", "busy", "hanging"] as const)(
      "%s: fails, so that it is tried again, and nobody is named",
      async (how) => {
        bench.breakDown(how);
        const failure = await tell(`QU20-${how}`).catch((error: unknown) => error);
        expect(failure).toBeInstanceOf(Error);
        expect(String(failure)).not.toContain("rasa");
        expect(bench.known(`QU20-${how}`)).toEqual([]);
        bench.mend();
        expect(await tell(`QU20-${how}`)).toEqual({ ok: true });
        expect(bench.known(`QU20-${how}`)).toHaveLength(1);
      },
    );

    it("a key that is not known may be put right: it is tried again", async () => {
      await expect(bench.stranger.send({ ...NEWS, number: "QU30" })).rejects.toThrow();
      expect(bench.known("QU30")).toEqual([]);
    });

    it("what is refused as it is, is not told again and again", async () => {
      bench.breakDown("refusing");
      const told = await tell("QU40");
      expect(told).toMatchObject({ ok: false });
      expect(JSON.stringify(told)).not.toContain("rasa");
    });
  });
}
