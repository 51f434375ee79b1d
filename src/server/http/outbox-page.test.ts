import { Hono } from "hono";
import { expect, test } from "vitest";
import { readEnvironment } from "../settings/environment.ts";
import { mountOutbox } from "./outbox-page.ts";
import type { AppEnv } from "./request/request-scope.ts";

const mail = {
  name: "20261102-mail1",
  at: "2026-11-02T09:00:00.000Z",
  messageId: "<mail-1@localhost>",
  from: { name: "Cartage", address: "info@cartage.example" },
  to: "rasa@example.com",
  subject: "<b>Hello</b>",
  html: "<p>Hello</p>",
  text: "Hello",
};

function openApp({ DEMO_TOOLS = true } = {}) {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("host", "localhost");
    await next();
  });
  mountOutbox(app, {
    outbox: { list: async () => [mail] } as never,
    environment: { ...readEnvironment({}), DEMO_TOOLS },
  });
  const incoming = { socket: { remoteAddress: "127.0.0.1" } };
  return (path: string, headers = {}) => app.request(path, { headers }, { incoming });
}

test("mails are listed and shown, and their scripts cannot run", async () => {
  const ask = openApp();
  const list = await (await ask("/dev/outbox")).text();
  expect(list).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  const email = await ask("/dev/outbox/20261102-mail1");
  expect(await email.text()).toBe("<p>Hello</p>");
  const policy = email.headers.get("content-security-policy");
  expect(policy).toContain("sandbox");
  expect(policy).toContain("img-src http: https:");
  expect(await (await ask("/dev/outbox.json")).json()).toEqual([mail]);
  expect((await ask("/dev/outbox/nothing")).status).toBe(404);
});

test("the outbox answers 404 to requests through a proxy", async () => {
  const response = await openApp()("/dev/outbox", { "x-forwarded-for": "203.0.113.5" });
  expect(response.status).toBe(404);
});

test("the outbox answers 404 if demo tools are off", async () => {
  const ask = openApp({ DEMO_TOOLS: false });
  for (const path of ["/dev/outbox", "/dev/outbox.json", "/dev/outbox/20261102-mail1"]) {
    expect((await ask(path)).status).toBe(404);
  }
});
