import { describe, expect, test } from "vitest";
import { redactPath } from "../redact-personal-data.ts";
import { parseDsn } from "./dsn.ts";
import { envelopeOf, stackFrames } from "./envelope.ts";
import {
  ERROR_SHARE,
  type ErrorReport,
  isSampled,
  REPLAY_ON_ERROR_SHARE,
  REPLAY_SHARE,
  reportId,
  TRACE_SHARE,
} from "./report.ts";

test.each([
  ["https://abc@errors.example/7", "https://errors.example/api/7/envelope/"],
  ["http://abc@127.0.0.1:9000/7", "http://127.0.0.1:9000/api/7/envelope/"],
  ["https://abc@errors.example/a/9/42", "https://errors.example/a/9/api/42/envelope/"],
  ["https://abc:old@errors.example/below/42", "https://errors.example/below/api/42/envelope/"],
])("the DSN %s is parsed", (dsn, collectorUrl) => {
  expect(parseDsn(dsn)).toEqual({ collectorUrl, publicKey: "abc" });
});

test.each([
  "",
  "errors.example/1",
  "https://errors.example/1",
  "https://abc@errors.example/",
  "ftp://abc@a/1",
  "https://abc@errors.example/x",
  "https://abc@errors.example/7/x",
  "https://abc@errors.example/x7",
  "https+x://abc@a/1",
  "xhttp://abc@a/1",
  "httpsx://abc@a/1",
  "mailto:abc@a/1",
])("%j is not a valid DSN", (dsn) => expect(parseDsn(dsn)).toBeUndefined());

test("report ids are unique and have 32 hexadecimal digits", () => {
  expect(reportId()).toMatch(/^[0-9a-f]{32}$/);
  expect(reportId()).not.toBe(reportId());
});

test("the sample rates are those of SPEC §9", () => {
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
  ["/lt/tracking/QU999", "/lt/tracking/QU999"],
  ["/lt/tracking/1234X", "/lt/tracking/*"],
  ["/lt/my-orders/aaaaaaaaaaaaaaa", "/lt/my-orders/aaaaaaaaaaaaaaa"],
  ["/lt/my-orders/a_aaaaaaaaaaaaa", "/lt/my-orders/a_aaaaaaaaaaaaa"],
  ["/lt/my-orders/a_aaaaaaaaaaaaaa", "/lt/my-orders/*"],
  ["/lt/my-orders/é_aaaaaaaaaaaaaaaa", "/lt/my-orders/é_aaaaaaaaaaaaaaaa"],
  ["/lt/my-orders/a_aaaaaaaaaaaaaaaa.é", "/lt/my-orders/a_aaaaaaaaaaaaaaaa.é"],
  ["/x/lt/p/a-123456", "/x/lt/p/*"],
  ["/lt/c/a-123456", "/lt/c/a-123456"],
  ["", ""],
  ["/lt/order-additional-info-needed", "/lt/order-additional-info-needed"],
])("the path %s is redacted to %s", (path, shown) => expect(redactPath(path)).toBe(shown));

describe("stack frames", () => {
  test("are parsed from V8, the oldest first", () => {
    const stack =
      "TypeError: x is not a function\n    at pay (https://a.example/assets/pay-1.js:2:30)\n    at async https://a.example/assets/entry.js:1:1\n    at new Thing (file:///srv/thing.ts:5:6)\n    at <anonymous>";
    expect(stackFrames(stack)).toEqual([
      { function: "new Thing", filename: "file:///srv/thing.ts", lineno: 5, colno: 6 },
      { function: "?", filename: "https://a.example/assets/entry.js", lineno: 1, colno: 1 },
      { function: "pay", filename: "https://a.example/assets/pay-1.js", lineno: 2, colno: 30 },
    ]);
  });

  test("are parsed from Firefox and Safari", () => {
    expect(stackFrames("pay@https://a.example/p.js:2:30\n@https://a.example/e.js:1:1")).toEqual([
      { function: "?", filename: "https://a.example/e.js", lineno: 1, colno: 1 },
      { function: "pay", filename: "https://a.example/p.js", lineno: 2, colno: 30 },
    ]);
  });

  test("are parsed with any white space, and other lines are ignored", () => {
    const frame = { function: "pay", filename: "/p.js", lineno: 12, colno: 30 };
    expect(stackFrames("  at  async  pay  (/p.js:12:30)")).toEqual([frame]);
    expect(stackFrames("at pay (/p.js:12:30)")).toEqual([frame]);
    expect(stackFrames("look at pay (/p.js:12:30)")).toEqual([]);
    expect(stackFrames("at pay (/p.js:12:30) and more")).toEqual([]);
  });

  test("are the fifty nearest to the error", () => {
    const lines = Array.from({ length: 60 }, (_, at) => `at f${at} (/p.js:1:${at})`);
    const frames = stackFrames(lines.join("\n"));
    expect([frames.length, frames[0]?.function, frames.at(-1)?.function]).toEqual([
      50,
      "f49",
      "f0",
    ]);
  });

  test("are parsed from lines of up to 500 characters", () => {
    const name = "a".repeat(480);
    expect(stackFrames(`at ${name} (/p.js:1:2)`)).toHaveLength(1);
    expect(stackFrames(`at ${name}aaaaaaaaa (/p.js:1:2)`)).toHaveLength(0);
  });

  test("are empty for invalid text, however long", () => {
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

/** The header and body of each item in the envelope; also checks the length. */
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
  const common = {
    ...source,
    timestamp: now.getTime() / 1000,
    environment: "production",
    request: { url: "/lt/" },
  };

  test("an error has its message and path without personal data", () => {
    const envelope = envelopeOf(error, source, now);
    expect(envelope).not.toContain("rasa");
    expect(envelope).not.toContain("k3Jd8s");
    const [item] = itemsOf(envelope);
    expect(item?.type).toBe("event");
    const frames = [{ function: "pay", filename: "https://a.example/p.js", lineno: 2, colno: 30 }];
    expect(JSON.parse(item?.body ?? "")).toEqual({
      ...common,
      event_id: error.id,
      level: "error",
      request: { url: "/lt/checkout/*" },
      exception: {
        values: [{ type: "TypeError", value: "no cart of [e-mail]", stacktrace: { frames } }],
      },
    });
    expect(JSON.parse(envelope.split("\n")[0] ?? "")).toEqual({
      event_id: error.id,
      sent_at: now.toISOString(),
    });
  });

  test("an error without a stack has no frames, and one in a replay has the replay's id", () => {
    const seen = { ...error, stack: "", replay_id: "d".repeat(32) };
    const body = JSON.parse(itemsOf(envelopeOf(seen, source, now))[0]?.body ?? "");
    expect(body.exception.values).toEqual([{ type: "TypeError", value: "no cart of [e-mail]" }]);
    expect(body.contexts).toEqual({ replay: { replay_id: "d".repeat(32) } });
  });

  test("a page load is a transaction that ends now", () => {
    const trace = { kind: "trace" as const, id: "b".repeat(32), path: "/lt/", duration_ms: 1500 };
    const [item] = itemsOf(envelopeOf({ ...trace, timings: { ttfb: 90 } }, source, now));
    expect(item?.type).toBe("transaction");
    expect(JSON.parse(item?.body ?? "")).toEqual({
      ...common,
      event_id: trace.id,
      type: "transaction",
      transaction: "/lt/",
      start_timestamp: common.timestamp - 1.5,
      contexts: { trace: { trace_id: trace.id, span_id: "b".repeat(16), op: "pageload" } },
      measurements: { ttfb: { value: 90, unit: "millisecond" } },
    });
  });

  test("a replay has an event and a recording", () => {
    const replay = {
      kind: "replay" as const,
      replay_id: "c".repeat(32),
      segment: 0,
      started_at: now.getTime(),
      path: "/lt/",
      error_ids: [error.id],
      events: [{ type: 4, timestamp: 1, data: { href: "ąčę" } }],
    };
    const envelope = envelopeOf(replay, source, now);
    const items = itemsOf(envelope);
    expect(items.map(({ type }) => type)).toEqual(["replay_event", "replay_recording"]);
    expect(items[1]?.body).toBe(`{"segment_id":0}\n${JSON.stringify(replay.events)}`);
    expect(JSON.parse(envelope.split("\n")[0] ?? "").event_id).toBe(replay.replay_id);
    const record = {
      ...common,
      event_id: replay.replay_id,
      type: "replay_event",
      replay_id: replay.replay_id,
      segment_id: 0,
      replay_start_timestamp: common.timestamp,
      replay_type: "buffer",
      error_ids: [error.id],
      urls: ["/lt/"],
    };
    expect(JSON.parse(items[0]?.body ?? "")).toEqual(record);
    const calm = itemsOf(envelopeOf({ ...replay, error_ids: [] }, source, now));
    expect(JSON.parse(calm[0]?.body ?? "")).toEqual({
      ...record,
      replay_type: "session",
      error_ids: [],
    });
  });
});
