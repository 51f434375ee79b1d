import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { serveApp } from "../../fixtures/nodes/serve-app.ts";
import { testApp } from "../../fixtures/test-app.ts";

/** Requests that a URL object cannot express, so the test writes the bytes itself. */
const { app } = await testApp();
const { port } = await serveApp(app);

async function send(target: string, ...headers: string[]) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  socket.write([`GET ${target}`, ...headers, "connection: close", "", ""].join("\r\n"));
  await once(socket, "close");
  const [head = "", ...body] = answer.split("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  const location = /^location: (.*)\r?$/im.exec(head)?.[1];
  return { status, head: head.toLowerCase(), location, body: body.join("\r\n\r\n") };
}

type Answer = Awaited<ReturnType<typeof send>>;

function expectRefused({ status, head, body }: Answer): void {
  expect(status).toBe(400);
  expect(head).toContain("content-type: application/json");
  expect(head).toContain("x-content-type-options: nosniff");
  expect(JSON.parse(body)).toEqual({ status: false, message: "errors.malformed_json" });
}

describe("paths", () => {
  test.each(["/\\evil.example", "/en/\\evil.example", "/\\/evil.example", "/xx/\\\\evil.example"])(
    "a backslash in a path is refused with a JSON error: %s",
    async (path) => expectRefused(await send(`${path} HTTP/1.1`, "host: localhost")),
  );

  test.each([
    ["two slashes", "//evil.example", "/en/evil.example"],
    ["three", "///evil.example/%2f..", "/en/evil.example/%2f.."],
    ["a whole address of another host", "http://evil.example/", "/en/"],
    ["two slashes behind another host", "http://evil.example//evil.example", "/en/evil.example"],
  ])("%s: the redirect stays on this host", async (_what, target, location) => {
    const answer = await send(`${target} HTTP/1.1`, "host: localhost");
    expect([answer.status, answer.location]).toEqual([302, location]);
  });

  test.each([
    ["half a character", "/en/%E0%A4%A"],
    ["half a percent sign", "/en/%"],
    ["a zero byte", "/en/%00"],
    ["10 kB", `/en/${"a".repeat(10_000)}`],
  ])("%s in a path is answered with 404", async (_what, target) => {
    expect((await send(`${target} HTTP/1.1`, "host: localhost")).status).toBe(404);
  });
});

describe("Host headers", () => {
  test.each(["unknown.example", "UNKNOWN.example:81", "[::1]:3000", "203.0.113.5"])(
    "%s selects the default site",
    async (host) => {
      const { status, location } = await send("/ HTTP/1.1", `host: ${host}`);
      expect([status, location]).toEqual([302, "/en/"]);
    },
  );

  test.each(["evil host", "a@b", "a/b", "localhost:port", "ž"])(
    "%s is refused with a JSON error",
    async (host) => expectRefused(await send("/en/faq HTTP/1.1", `host: ${host}`)),
  );

  test("a missing Host header is accepted for the status check of a load balancer", async () => {
    const { status, body } = await send("/status HTTP/1.0");
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ state: "open" });
  });
});
