import { describe, expect, test } from "vitest";
import { parseDsn } from "./dsn.ts";
import { envelopeOf } from "./envelope.ts";
import type { ErrorReport } from "./report.ts";
import {
  ERROR_SHARE,
  isSampled,
  REPLAY_ON_ERROR_SHARE,
  REPLAY_SHARE,
  TRACE_SHARE,
} from "./sampling.ts";
import { shownPath } from "./shown-path.ts";
import { stackFrames } from "./stack-frames.ts";

test.each([
  ["https://abc@errors.example/7", "https://errors.example/api/7/envelope/"],
  ["http://abc@127.0.0.1:9000/7", "http://127.0.0.1:9000/api/7/envelope/"],
  ["https://abc:old@errors.example/below/42", "https://errors.example/below/api/42/envelope/"],
])("%s", (dsn, collectorUrl) => {
  expect(parseDsn(dsn)).toEqual({ collectorUrl, publicKey: "abc" });
});

test.each([
  "",
  "errors.example/1",
  "https://errors.example/1",
  "https://abc@errors.example/",
  "ftp://abc@a/1",
  "https://abc@errors.example/x",
])("%j is no DSN", (dsn) => expect(parseDsn(dsn)).toBeUndefined());

test("shares of SPEC §9", () => {
  expect({ ERROR_SHARE, TRACE_SHARE, REPLAY_SHARE, REPLAY_ON_ERROR_SHARE }).toEqual({
    ERROR_SHARE: 0.5,
    TRACE_SHARE: 0.2,
    REPLAY_SHARE: 0.1,
    REPLAY_ON_ERROR_SHARE: 1,
  });
  expect(isSampled(0.5, () => 0.49)).toBe(true);
  expect(isSampled(0.5, () => 0.5)).toBe(false);
  expect(isSampled(1, () => 0.999999)).toBe(true);
});

test.each([
  ["/lt/p/red-shoes?utm_source=a#b", "/lt/p/red-shoes"],
  ["/lt/p/headphones-wh-1000xm5-black", "/lt/p/headphones-wh-1000xm5-black"],
  ["/lt/checkout/k3Jd8s_dkeJd9s-a", "/lt/checkout/*"],
  ["/lt/quotes/aaaaaaaaaaaaaaaaaaaaaaaa1", "/lt/quotes/*"],
  ["/lt/tracking/QU123456", "/lt/tracking/*"],
  ["/lt/order-additional-info-needed", "/lt/order-additional-info-needed"],
])("%s is shown as %s", (path, shown) => expect(shownPath(path)).toBe(shown));

describe("stacks", () => {
  test("of V8, the oldest first", () => {
    const stack =
      "TypeError: x is not a function\n    at pay (https://a.example/assets/pay-1.js:2:30)\n    at async https://a.example/assets/entry.js:1:1\n    at new Thing (file:///srv/thing.ts:5:6)\n    at <anonymous>";
    expect(stackFrames(stack)).toEqual([
      { function: "new Thing", filename: "file:///srv/thing.ts", lineno: 5, colno: 6 },
      { function: "?", filename: "https://a.example/assets/entry.js", lineno: 1, colno: 1 },
      { function: "pay", filename: "https://a.example/assets/pay-1.js", lineno: 2, colno: 30 },
    ]);
  });

  test("of Firefox and Safari", () => {
    expect(stackFrames("pay@https://a.example/p.js:2:30\n@https://a.example/e.js:1:1")).toEqual([
      { function: "?", filename: "https://a.example/e.js", lineno: 1, colno: 1 },
      { function: "pay", filename: "https://a.example/p.js", lineno: 2, colno: 30 },
    ]);
  });

  test("rubbish, however long, is none and takes no time", () => {
    expect(stackFrames("")).toEqual([]);
    expect(stackFrames(`at ${"(".repeat(10_000)}\n${"a@".repeat(5000)}`)).toEqual([]);
  });
});

const error: ErrorReport = {
  kind: "error",
  id: "a".repeat(32),
  type: "TypeError",
  message: "no cart of rasa@example.com",
  stack: "TypeError: rasa@example.com\n    at pay (https://a.example/p.js:2:30)",
  path: "/lt/checkout/k3Jd8s_dkeJd9s-a?email=rasa@example.com",
};
const source = { platform: "javascript" as const, release: "b1", tags: { site: "lt" } };

/** Header and body of each thing in it, its length checked. */
function itemsOf(envelope: string): { type: string; body: string }[] {
  const items = [];
  let rest = envelope.slice(envelope.indexOf("\n") + 1);
  while (rest) {
    const end = rest.indexOf("\n");
    const { type, length } = JSON.parse(rest.slice(0, end));
    const bytes = new TextEncoder().encode(rest.slice(end + 1));
    items.push({ type, body: new TextDecoder().decode(bytes.slice(0, length)) });
    rest = new TextDecoder().decode(bytes.slice(length + 1));
  }
  return items;
}

describe("envelopes", () => {
  const now = new Date("2026-11-16T00:00:00Z");

  test("an error says what and where, and nothing about whom", () => {
    const envelope = envelopeOf(error, source, now);
    expect(envelope).not.toContain("rasa");
    expect(envelope).not.toContain("k3Jd8s");
    const [item] = itemsOf(envelope);
    expect(item?.type).toBe("event");
    expect(JSON.parse(item?.body ?? "")).toMatchObject({
      event_id: error.id,
      release: "b1",
      tags: { site: "lt" },
      request: { url: "/lt/checkout/*" },
      exception: { values: [{ type: "TypeError", value: "no cart of [e-mail]" }] },
    });
  });

  test("a page's time is a transaction that ends now", () => {
    const trace = { kind: "trace" as const, id: "b".repeat(32), path: "/lt/", duration_ms: 1500 };
    const [item] = itemsOf(envelopeOf({ ...trace, timings: { ttfb: 90 } }, source, now));
    const body = JSON.parse(item?.body ?? "");
    expect(body.timestamp - body.start_timestamp).toBeCloseTo(1.5, 3);
    expect(body.measurements).toEqual({ ttfb: { value: 90, unit: "millisecond" } });
  });

  test("a replay is its own record and what was on the screen", () => {
    const replay = {
      kind: "replay" as const,
      replay_id: "c".repeat(32),
      segment: 0,
      started_at: now.getTime(),
      path: "/lt/",
      error_ids: [error.id],
      events: [{ type: 4, timestamp: 1, data: { href: "ąčę" } }],
    };
    const items = itemsOf(envelopeOf(replay, source, now));
    expect(items.map(({ type }) => type)).toEqual(["replay_event", "replay_recording"]);
    expect(items[1]?.body).toBe(`{"segment_id":0}\n${JSON.stringify(replay.events)}`);
  });
});
