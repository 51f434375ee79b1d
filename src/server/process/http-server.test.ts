import { once } from "node:events";
import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { UPLOAD_TIMEOUT_MS } from "#platform/client/upload-file.ts";
import { hasFileBody } from "../http/uploads/file-bodies.ts";
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

/** Far longer than any limit in these tests, and far shorter than a test may take. */
const SOON_MS = 10_000;

const soon = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("took too long")), SOON_MS).unref();
    }),
  ]);

/** Everything that arrives until the connection is closed. */
async function answerOver(socket: Socket) {
  let answer = "";
  socket.on("data", (part) => {
    answer += part;
  });
  await soon(once(socket, "close"));
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return { head, body: JSON.parse(body) };
}

test("an incomplete request head is answered with 408 after its limit", async () => {
  const limits = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
  const { dial } = await serve(limits, (_request, response) => response.end());
  const socket = await dial();
  socket.write("GET / HTTP/1.1\r\nHost: local");
  const answer = await answerOver(socket);
  expect(answer.head).toContain("408 Request Timeout");
  expect(answer.body).toEqual({ status: false, message: "errors.timeout" });
});

/** Responds when the whole body has arrived and the test allows it. */
function answersWhen(mayAnswer: Promise<unknown>): RequestListener {
  return async (request, response) => {
    let body = "";
    request.on("error", () => {});
    request.on("data", (part) => {
      body += part;
    });
    await once(request, "end").catch(() => {});
    await mayAnswer;
    response.end(JSON.stringify({ url: request.url, body }));
  };
}
const sending = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 4\r\n\r\n${body}`;
const JSON_TYPE = "application/json";

test("an incomplete body of a call is answered with 408 after its limit", async () => {
  const { dial } = await serve({ bodyTimeout: 50 }, answersWhen(Promise.resolve()));
  const socket = await dial();
  socket.write(sending("/api/cart/get", JSON_TYPE, "ha"));
  const answer = await answerOver(socket);
  expect(answer.head).toContain("408 Request Timeout");
  expect(answer.body).toEqual({ status: false, message: "errors.timeout" });
});

test.each([
  ["who uploads a file", "/api/files/upload?kind=quote", "image/jpeg", "ha"],
  ["who uploads a part of one", "/api/files/part/abc?offset=0", "application/octet-stream", "ha"],
  ["a claim with its photos", "/api/claims/create", "multipart/form-data; boundary=x", "ha"],
  ["who is here whole and waits for the answer", "/api/cart/get", JSON_TYPE, "half"],
])("%s is not closed by the time limit of another call", async (_who, path, type, sent) => {
  const late = Promise.withResolvers<void>();
  const { dial, server } = await serve({ bodyTimeout: 50 }, answersWhen(late.promise));
  const patient = await dial();
  const patientAnswer = answerOver(patient);
  const begun = once(server, "request");
  patient.write(sending(path, type, sent));
  await begun;
  // Begun later, so that the first request's limit would already have passed.
  const other = await dial();
  other.write(sending("/api/cart/get", JSON_TYPE, "ha"));
  expect((await answerOver(other)).head).toContain("408");
  late.resolve();
  patient.write("half".slice(sent.length));
  expect((await patientAnswer).body).toEqual({ url: path, body: "half" });
});

/** Cookies of about so many kB, as an old browser profile has them. */
const withCookies = (kB: number) =>
  `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: a=${"x".repeat(kB * 1024)}\r\n\r\n`;

test("a cookie over Node's default header limit is accepted", async () => {
  const { dial } = await serve({}, (request, response) =>
    response.end(JSON.stringify({ cookie: request.headers.cookie?.length })),
  );
  const socket = await dial();
  socket.write(withCookies(24));
  expect((await answerOver(socket)).body).toEqual({ cookie: 24 * 1024 + 2 });
});

test("too many headers are refused with 431 and a JSON error", async () => {
  const { dial } = await serve({}, (_request, response) => response.end());
  const socket = await dial();
  socket.write(withCookies(100));
  const { head, body } = await answerOver(socket);
  expect(head).toContain("431 Request Header Fields Too Large");
  expect(head).toContain("content-type: application/json");
  expect(head).toContain("x-content-type-options: nosniff");
  expect(body).toEqual({ status: false, message: "errors.too_large" });
});

test("a request that is not HTTP is refused with 400 and a JSON error", async () => {
  const { dial } = await serve({}, (_request, response) => response.end());
  const socket = await dial();
  socket.write("HELLO SHOP\r\n\r\n");
  const { head, body } = await answerOver(socket);
  expect(head).toContain("400 Bad Request");
  expect(body).toEqual({ status: false, message: "errors.malformed_json" });
});

test("a refused second request does not corrupt the response in progress", async () => {
  const { dial } = await serve({}, (_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    response.write("half");
  });
  const socket = await dial();
  let answer = "";
  socket.on("data", (part) => {
    if (!answer) socket.write("HELLO SHOP\r\n\r\n");
    answer += part;
  });
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await soon(once(socket, "close"));
  expect(answer).toContain("half");
  expect(answer).not.toContain("400 Bad Request");
});

test("a client that does not read its response is disconnected", async () => {
  const more = Buffer.alloc(1024 * 1024);
  const { dial, server } = await serve({ idle: 100 }, (_request, response) => {
    // More than all buffers in between can hold.
    for (let part = 0; part < 64; part++) response.write(more);
    response.end();
  });
  const dropped = new Promise((resolve) =>
    server.once("connection", (socket) => socket.once("close", resolve)),
  );
  const socket = await dial();
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await soon(dropped);
});

test("a connection is kept alive, and the response names its timeout", async () => {
  const { dial } = await serve({}, (_request, response) => response.end("page"));
  const socket = await dial();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [answer] = await once(socket, "data");
  expect(String(answer)).toContain("Keep-Alive: timeout=75");
});

test("connections beyond the limit are closed", async () => {
  const { dial } = await serve({ maxConnections: 1 }, (_request, response) => response.end());
  await dial();
  const second = await dial();
  second.resume();
  await soon(once(second, "close"));
});

test("the server's upload timeout exceeds the browser's", () => {
  expect(LIMITS.requestTimeout).toBeGreaterThan(UPLOAD_TIMEOUT_MS);
});

test("a call without files has the short body timeout, whatever content type it claims", () => {
  expect(LIMITS.bodyTimeout).toBeLessThanOrEqual(30_000);
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  expect(hasFileBody({ url: "/api/cart/get", headers })).toBe(false);
  expect(hasFileBody({ url: "/api/claims/create", headers: {} })).toBe(false);
  for (const climbing of ["../../cart/get", "%2e%2e/%2E./cart/get", "..", "", "abc/../../cart"]) {
    expect(hasFileBody({ url: `/api/files/part/${climbing}`, headers })).toBe(false);
  }
});

test("the check interval is short enough for the header timeout", () => {
  expect(LIMITS.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(LIMITS.connectionsCheckingInterval).toBeLessThanOrEqual(5000);
});

test("idle connections are closed while there are many", async () => {
  const { dial } = await serve({ crowded: 2 }, (_request, response) => response.end("page"));
  const ask = async () => {
    const socket = await dial();
    const closed = once(socket, "close");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await once(socket, "data");
    return { closed };
  };
  const [first, second] = [await ask(), await ask()];
  await ask();
  await soon(Promise.all([first.closed, second.closed]));
});
