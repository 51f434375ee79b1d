import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer, LIMITS } from "./http-server.ts";

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function serve(limits: Partial<typeof LIMITS>, listener: RequestListener) {
  const server = createHttpServer({ ...LIMITS, ...limits }).on("request", listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push({ close: () => void server.close().closeAllConnections() });
  const dial = async () => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.on("error", () => {});
    open.push({ close: () => socket.destroy() });
    await once(socket, "connect");
    return socket;
  };
  return { server, dial };
}

test("half a head is waited for no longer than its limit", async () => {
  const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
  const { dial } = await serve(limits, (_request, response) => response.end());
  const socket = await dial();
  socket.write("GET / HTTP/1.1\r\nHost: local");
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  await once(socket, "close");
  expect(answer).toContain("408 Request Timeout");
});

test("who never reads the answer is dropped", async () => {
  const more = Buffer.alloc(1024 * 1024);
  const { dial, server } = await serve({ idle: 100 }, (_request, response) => {
    // More than any buffer between the two takes.
    for (let part = 0; part < 64; part++) response.write(more);
    response.end();
  });
  const dropped = new Promise((resolve) =>
    server.once("connection", (socket) => socket.once("close", resolve)),
  );
  const socket = await dial();
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await dropped;
});

test("more connections than allowed are turned away", async () => {
  const { dial } = await serve({ maxConnections: 1 }, (_request, response) => response.end());
  await dial();
  const second = await dial();
  second.resume();
  await once(second, "close");
});

test("late heads are looked for often enough for their limit to hold", () => {
  expect(LIMITS.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(5000);
});
