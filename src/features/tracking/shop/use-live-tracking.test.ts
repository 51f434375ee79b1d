import { expect, test } from "vitest";
import type { TrackingView } from "../contract.ts";
import { refreshTracking } from "./use-live-tracking.ts";

const seen: TrackingView = {
  number: "RB123456785GB",
  kind: "order",
  own: null,
  goods: [],
  state: "shipped",
  is_ended: false,
  carrier: "Line",
  method: "air",
  events: [],
  ahead: ["delivered"],
  places: null,
  estimate: null,
};
const answering =
  (status: number, body: unknown): typeof fetch =>
  async () =>
    Response.json(body, { status });
const look = (ask: typeof fetch) => refreshTracking({ id: "RB123456785GB" }, seen, { fetch: ask });

test("live tracking asks for the parcel and returns its current state", async () => {
  const asked: string[] = [];
  const moved = { ...seen, state: "in_customs" };
  const ask: typeof fetch = async (address, init) => {
    asked.push(`${init?.method} ${String(address)}`);
    return Response.json({ status: true, ...moved });
  };
  expect(await look(ask)).toEqual(moved);
  expect(asked).toEqual(["POST /api/tracking/get/RB123456785GB"]);
});

test("live tracking returns the same object if nothing changed", async () => {
  expect(await look(answering(200, { status: true, ...seen }))).toBe(seen);
});

test.each<[string, typeof fetch]>([
  ["others guessed too often", answering(429, { status: false, message: "errors.x" })],
  ["the shop is in trouble", answering(503, {})],
  ["it is not found any more", answering(404, { status: false, message: "errors.not_found" })],
  ["no answer that can be read", async () => new Response("<html>")],
  ["no connection", async () => Promise.reject(new TypeError("failed"))],
])("live tracking keeps the last state: %s", async (_what, ask) => {
  expect(await look(ask)).toBe(seen);
});
