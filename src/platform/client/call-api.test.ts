import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "../api/call.ts";
import { callApi } from "./call-api.ts";

const thing = defineCall({
  path: "/api/thing/{slug}",
  tag: "things",
  summary: "A thing",
  input: z.object({ slug: z.string(), code: z.optional(z.string()) }),
  output: z.object({ id: z.int() }),
  timeoutMs: 60_000,
  retries: 2,
  retryDelayMs: 1,
});

type Answer = (request: IncomingMessage, response: ServerResponse, attempt: number) => void;
const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A real server on this machine. The browser's fetch takes paths without a host, so the test adds one. */
async function serverThat(answer: Answer) {
  let answers = 0;
  let attempts = 0;
  const server = createServer((request, response) => answer(request, response, ++answers));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask: typeof fetch = (address, init) => {
    attempts++;
    return fetch(origin + address, init);
  };
  return { ask, attempts: () => attempts };
}

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
};

test("a request has the path, method and body of the call", async () => {
  let seen = "";
  const { ask } = await serverThat((request, response) => {
    request.on("data", (chunk) => {
      seen = `${request.method} ${request.url} ${chunk}`;
      json(response, 200, { id: 7 });
    });
  });
  await expect(callApi(thing, { slug: "a/b", code: "x" }, { fetch: ask })).resolves.toEqual({
    id: 7,
  });
  expect(seen).toBe('POST /api/thing/a%2Fb {"slug":"a/b","code":"x"}');
});

test("a GET request has its input in the query, without undefined values", async () => {
  const { ask } = await serverThat((request, response) => json(response, 200, [request.url]));
  const get = { ...thing, method: "GET" as const };
  await expect(callApi(get, { slug: "a", code: undefined }, { fetch: ask })).resolves.toEqual([
    "/api/thing/a",
  ]);
  await expect(callApi(get, { slug: "a", code: "ė" }, { fetch: ask })).resolves.toEqual([
    "/api/thing/a?code=%C4%97",
  ]);
});

describe("a temporary failure", () => {
  test("of the server is retried until a request succeeds", async () => {
    const { ask, attempts } = await serverThat((_request, response, attempt) =>
      attempt < 3 ? json(response, 503, {}) : json(response, 200, { id: 1 }),
    );
    await expect(callApi(thing, { slug: "a" }, { fetch: ask })).resolves.toEqual({ id: 1 });
    expect(attempts()).toBe(3);
  });

  test("of the server is reported after the last retry", async () => {
    const { ask, attempts } = await serverThat((_request, response) =>
      json(response, 500, { status: false, message: "errors.unexpected" }),
    );
    await expect(callApi(thing, { slug: "a" }, { fetch: ask })).rejects.toThrow(
      "errors.unexpected",
    );
    expect(attempts()).toBe(3);
  });

  test("by a timeout is retried", async () => {
    const { ask, attempts } = await serverThat(() => {});
    const hurried = { ...thing, timeoutMs: 100 };
    await expect(callApi(hurried, { slug: "a" }, { fetch: ask })).rejects.toThrow("errors.timeout");
    expect(attempts()).toBe(3);
  });

  test("by a response that never ends is retried", async () => {
    const { ask, attempts } = await serverThat((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"id":');
    });
    const hurried = { ...thing, timeoutMs: 300 };
    await expect(callApi(hurried, { slug: "a" }, { fetch: ask })).rejects.toThrow("errors.timeout");
    expect(attempts()).toBe(3);
  });

  test("by a truncated response is retried", async () => {
    const { ask, attempts } = await serverThat((_request, response, attempt) => {
      if (attempt === 3) return json(response, 200, { id: 1 });
      response.writeHead(200, { "content-length": "100" });
      response.write('{"id":', () => response.destroy());
    });
    await expect(callApi(thing, { slug: "a" }, { fetch: ask })).resolves.toEqual({ id: 1 });
    expect(attempts()).toBe(3);
  });

  test("is retried after 100 ms by default", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const ask = vi.fn<typeof fetch>(async () => Response.json({}, { status: 503 }));
    const plain = defineCall({
      path: "/api/plain",
      tag: "things",
      summary: "Nothing",
      retries: 2,
      input: z.object({}),
      output: z.unknown(),
    });
    const asking = callApi(plain, {}, { fetch: ask }).catch(() => "failed");
    for (const attempts of [1, 2]) {
      await vi.advanceTimersByTimeAsync(99);
      expect(ask).toHaveBeenCalledTimes(attempts);
      await vi.advanceTimersByTimeAsync(1);
      expect(ask).toHaveBeenCalledTimes(attempts + 1);
    }
    expect(await asking).toBe("failed");
  });

  test("of the connection is reported as offline", async () => {
    const ask = () => Promise.reject(new TypeError("Failed to fetch"));
    await expect(callApi(thing, { slug: "a" }, { fetch: ask })).rejects.toThrow("errors.offline");
  });
});

describe("a permanent failure", () => {
  test.each([
    [422, { status: false, message: "errors.invalid_input", errors: { slug: ["x"] } }],
    [200, { status: false, message: "errors.invalid_input", errors: { slug: ["x"] } }],
  ])("with HTTP %d is not retried", async (status, body) => {
    const { ask, attempts } = await serverThat((_request, response) =>
      json(response, status, body),
    );
    await expect(callApi(thing, { slug: "a" }, { fetch: ask })).rejects.toMatchObject({
      message: "errors.invalid_input",
      errors: { slug: ["x"] },
      httpStatus: status,
    });
    expect(attempts()).toBe(1);
  });

  test("by a response that is not JSON is reported as unexpected", async () => {
    const { ask } = await serverThat((_request, response) => response.end("<html>"));
    await expect(callApi(thing, { slug: "a" }, { fetch: ask })).rejects.toThrow(
      "errors.unexpected",
    );
  });
});
