import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { serveApp } from "../../fixtures/nodes/serve-app.ts";
import { testApp } from "../../fixtures/test-app.ts";

const { app, ask } = await testApp();
const { port } = await serveApp(app);

/** Sends headers but not the promised body; returns what came back until the connection was closed. */
async function promiseBody(path: string, ...headers: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  const head = [`POST ${path} HTTP/1.1`, "host: localhost", ...headers];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  await once(socket, "close");
  return answer;
}

test.each([
  ["too large", "/api/store-config", 413, ["content-length: 99999999"]],
  [
    "from another site's page",
    "/api/store-config",
    403,
    ["content-length: 9", "origin: http://evil.example"],
  ],
  ["for no call", "/api/none", 404, ["content-length: 9"]],
  ["for a picture", "/_ipx/w_320/a.avif", 405, ["content-length: 9"]],
])(
  "a body %s is not read, and its connection is closed afterwards",
  async (_what, path, status, sent) => {
    const answer = await promiseBody(path, ...sent);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toMatch(/^connection: close\r$/im);
  },
);

test("a connection stays open after a request without a body", async () => {
  expect((await ask("/api/none")).headers.get("connection")).toBeNull();
});
