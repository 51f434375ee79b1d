import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CarrierAdapter, CarrierWebhookRequest, ParcelToCarry } from "./carriers.ts";

type CarrierHarness = {
  adapter: CarrierAdapter;
  /** The same with keys that the carrier does not know. */
  stranger: CarrierAdapter;
  /** Moves a parcel to a stage; returns the webhooks that the carrier sent. */
  moveOn: (number: string, stage: string) => Promise<CarrierWebhookRequest[]>;
  /** The same webhook as a forger would write it, and as it would arrive much later. */
  forge: (message: CarrierWebhookRequest) => CarrierWebhookRequest;
  delay: (message: CarrierWebhookRequest) => CarrierWebhookRequest;
  close: () => Promise<void>;
};

const PARCEL: ParcelToCarry = {
  reference: "QU1",
  number: undefined,
  method: "air",
  from: { city: "New Castle", country: "US", latitude: 39.66, longitude: -75.57 },
  to: { city: "Vilnius", country: "LT", latitude: 54.69, longitude: 25.28 },
  toPickupPoint: false,
  sentAt: new Date("2026-11-01T10:00:00Z"),
  days: { min: 6, max: 9 },
};

/** What every carrier must do. */
export function carriersSuite(name: string, open: () => Promise<CarrierHarness>): void {
  describe(`carrier: ${name}`, () => {
    let bench: CarrierHarness;
    beforeAll(async () => {
      bench = await open();
    });
    afterAll(() => bench.close());
    const register = (changes: Partial<ParcelToCarry>) =>
      bench.adapter.register({ ...PARCEL, ...changes });

    it("gives a number, and the same to the same parcel", async () => {
      const { number } = await register({ reference: "QU10" });
      expect(number).toMatch(/^[0-9A-Z]{6,40}$/);
      expect(await register({ reference: "QU10" })).toEqual({ number });
      expect((await register({ reference: "QU11" })).number).not.toBe(number);
    });

    it("keeps the number that a label has already", async () => {
      const number = "RB123456785GB";
      expect(await register({ reference: "QU12", number })).toEqual({ number });
      expect((await bench.adapter.lookUp(number))?.number).toBe(number);
    });

    it("tells all that happened, with places and times, each under a name of its own", async () => {
      const { number } = await register({ reference: "QU13" });
      await bench.moveOn(number, "in_customs");
      const { events = [] } = (await bench.adapter.lookUp(number)) ?? {};
      expect(events.map(({ stage }) => stage)).toEqual(
        expect.arrayContaining(["departed", "in_customs"]),
      );
      expect(events.map(({ stage }) => stage)).not.toContain("delivered");
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      const times = events.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(events.every(({ place }) => place && Math.abs(place.latitude) < 90)).toBe(true);
      expect(await bench.adapter.lookUp(number)).toEqual({ number, events });
    });

    it("ends at the door or at the pickup point", async () => {
      for (const [reference, toPickupPoint, last] of [
        ["QU14", false, "out_for_delivery"],
        ["QU15", true, "ready_for_pickup"],
      ] as const) {
        const { number } = await register({ reference, toPickupPoint });
        await bench.moveOn(number, "delivered");
        const stages = (await bench.adapter.lookUp(number))?.events.map(({ stage }) => stage);
        expect(stages?.slice(-2)).toEqual([last, "delivered"]);
      }
    });

    it("knows nothing of a number that it never got", async () => {
      expect(await bench.adapter.lookUp("RR473124829GB")).toBeUndefined();
    });

    it("fails aloud where it is not let in", async () => {
      await expect(bench.stranger.lookUp("RB123456785GB")).rejects.toThrow();
      await expect(bench.stranger.register({ ...PARCEL, reference: "QU16" })).rejects.toThrow();
    });

    it("believes messages that the carrier signed, and no others", async () => {
      const { number } = await register({ reference: "QU17" });
      const [message] = await bench.moveOn(number, "in_country");
      if (!message) throw new Error("No message came");
      const read = bench.adapter.parseWebhook(message);
      expect(read).toMatchObject({ ok: true, report: { number } });
      const stages = read.ok ? read.report.events.map(({ stage }) => stage) : [];
      expect(stages).toContain("in_country");
      const refusalOf = (one: CarrierWebhookRequest, adapter = bench.adapter) => {
        const answer = adapter.parseWebhook(one);
        return answer.ok ? undefined : answer.refusal;
      };
      expect(refusalOf(message, bench.stranger)).toBe("forged");
      expect(refusalOf(bench.forge(message))).toBe("forged");
      expect(refusalOf(bench.delay(message))).toBe("stale");
      expect(refusalOf({ ...message, header: () => undefined })).toBe("forged");
    });
  });
}
