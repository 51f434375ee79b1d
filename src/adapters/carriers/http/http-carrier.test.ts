import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { carriersSuite } from "#ports/carriers.suite.ts";
import type { CarrierWebhookRequest } from "#ports/carriers.ts";
import { openSandboxHarness } from "../../payments/fixtures/sandbox-payer.ts";
import { createHttpCarrier, readReport, readResponse } from "./http-carrier.ts";

const sign = (body: string, secret: string, seconds: number): CarrierWebhookRequest => {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { body, header: () => `t=${seconds},v1=${mac}` };
};
const nowSeconds = () => Math.floor(Date.now() / 1000);

carriersSuite("over HTTP", async () => {
  const { sandbox, messages, close } = await openSandboxHarness();
  const { webhookSecret } = sandbox.keys.carrier;
  const named = { name: "line", title: "Line", url: `${sandbox.url}/carrier` };
  return {
    adapter: createHttpCarrier({ ...named, ...sandbox.keys.carrier }),
    stranger: createHttpCarrier({ ...named, key: "x", webhookSecret: "x" }),
    async moveOn(number, stage) {
      await fetch(`${sandbox.url}/carrier/step`, {
        method: "POST",
        body: JSON.stringify({ number, stage }),
      });
      return messages();
    },
    forge: (message) => ({
      ...message,
      body: message.body.replaceAll("in_country", "delivered"),
    }),
    delay: ({ body }) => sign(body, webhookSecret, nowSeconds() - 3600),
    close,
  };
});

test.each([
  ["no JSON", "{"],
  ["no report", "{}"],
  [
    "an unknown stage",
    '{"number":"RB123456785GB","events":[{"id":"1","stage":"eaten","at":"2026-11-01T10:00:00Z"}]}',
  ],
  [
    "no such place",
    '{"number":"RB123456785GB","events":[{"id":"1","stage":"departed","at":"2026-11-01T10:00:00Z","place":{"city":"X","country":"LT","latitude":200,"longitude":0}}]}',
  ],
  [
    "what has not happened yet",
    '{"number":"RB123456785GB","events":[{"id":"1","stage":"delivered","at":"9999-11-01T10:00:00Z"}]}',
  ],
])("a signed webhook with a bad body is refused as malformed: %s", (_what, body) => {
  const settings = { name: "line", title: "Line", url: "https://carrier.example", key: "k" };
  const { parseWebhook: readMessage } = createHttpCarrier({ ...settings, webhookSecret: "secret" });
  expect(readMessage(sign(body, "secret", nowSeconds()))).toEqual({
    ok: false,
    refusal: "malformed",
  });
});

test("the events of a report are sorted by time, in whatever order they arrive", () => {
  const event = (id: string, at: string) => ({ id, stage: "departed", at });
  const events = [event("2", "2026-11-02T10:00:00Z"), event("1", "2026-11-01T10:00:00Z")];
  const report = readReport({ number: "RB123456785GB", events });
  expect(report?.events.map(({ id }) => id)).toEqual(["1", "2"]);
});

test("the time of an event may have a UTC offset", () => {
  const events = [{ id: "1", stage: "departed", at: "2026-11-01T12:00:00+02:00" }];
  const report = readReport({ number: "RB123456785GB", events });
  expect(report?.events[0]?.at.toISOString()).toBe("2026-11-01T10:00:00.000Z");
});

test("a response keeps its valid events and drops invalid or future ones", () => {
  const at = "2026-11-01T10:00:00Z";
  const events = [
    { id: "1", stage: "departed", at },
    { id: "2", stage: "eaten", at },
    { id: "3", stage: "delivered", at: "9999-11-01T10:00:00Z" },
    "lost",
  ];
  const answer = readResponse({ number: "RB123456785GB", events });
  expect(answer?.events.map(({ id }) => id)).toEqual(["1"]);
  expect(readResponse({ events })).toBeUndefined();
});
