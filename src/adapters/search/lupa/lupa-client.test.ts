import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { aQuery } from "#ports/fixtures/search-document.ts";
import { SearchUnavailable } from "#ports/search.ts";
import { SearchRefused } from "./ask-nodes.ts";
import { createLupaSearch } from "./create-lupa-search.ts";
import { createLupaClient } from "./lupa-client.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server with a fixed answer that counts its requests. */
async function standIn(answer: Answer) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  closing.push(close);
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/`, asked: () => asked, close };
}

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const LONG = 60_000;

describe("a failed request", () => {
  test.each([408, 503])("is retried once after status %d", async (status) => {
    const statuses = [status, 200];
    const { baseUrl, asked } = await standIn((_, response) => {
      send(response, statuses.shift() ?? 500, { good: true });
    });
    expect(
      await createLupaClient({ baseUrls: [baseUrl], timeoutMs: LONG }).post("query/a", {}),
    ).toEqual({
      good: true,
    });
    expect(asked()).toBe(2);
  });

  test("is retried once after a broken connection", async () => {
    let isFirst = true;
    const { baseUrl } = await standIn((request, response) => {
      if (isFirst) request.socket.destroy();
      else send(response, 200, [1]);
      isFirst = false;
    });
    expect(
      await createLupaClient({ baseUrls: [baseUrl], timeoutMs: LONG }).post("query/a", {}),
    ).toEqual([1]);
  });

  test("fails for good after the second failure", async () => {
    const { baseUrl, asked } = await standIn((_, response) => send(response, 503, {}));
    const question = createLupaClient({ baseUrls: [baseUrl], timeoutMs: LONG }).post("query/a", {});
    await expect(question).rejects.toThrow(SearchUnavailable);
    expect(asked()).toBe(2);
  });

  test("fails when no server listens", async () => {
    const { baseUrl, close } = await standIn(() => {});
    close();
    const question = createLupaClient({ baseUrls: [baseUrl], timeoutMs: LONG }).post("query/a", {});
    await expect(question).rejects.toThrow(SearchUnavailable);
  });

  test("fails after the timeout when a server never responds", async () => {
    const { baseUrl } = await standIn(() => {});
    const question = createLupaClient({ baseUrls: [baseUrl], timeoutMs: 100 }).post("query/a", {});
    await expect(question).rejects.toThrow(SearchUnavailable);
  });
});

test("a refused request is not retried", async () => {
  const { baseUrl, asked } = await standIn((_, response) => send(response, 404, {}));
  const question = createLupaClient({ baseUrls: [baseUrl], timeoutMs: LONG }).post("query/a", {});
  await expect(question).rejects.toThrow(SearchRefused);
  expect(asked()).toBe(1);
});

test("concurrent requests are limited, a few more wait, and the rest are refused", async () => {
  const held: ServerResponse[] = [];
  const { promise: bothThere, resolve } = Promise.withResolvers<void>();
  const { baseUrl, asked } = await standIn((_, response) => {
    held.push(response);
    if (held.length === 2) resolve();
    if (held.length > 2) send(response, 200, {});
  });
  const client = createLupaClient({ baseUrls: [baseUrl], timeoutMs: LONG, atOnce: 2, waiting: 1 });
  const first = [1, 2, 3].map((at) => client.post("query/a", { at }));
  await expect(client.post("query/a", { at: 4 })).rejects.toThrow(SearchUnavailable);
  await bothThere;
  expect(asked()).toBe(2);
  for (const response of held) send(response, 200, {});
  await Promise.all(first);
  expect(asked()).toBe(3);
});

describe("the Lupa engine", () => {
  const open = async (answer: Answer) => {
    const { baseUrl, asked } = await standIn(answer);
    const queryKey = (siteId: number) => (siteId === 1 ? "shop" : undefined);
    return { engine: createLupaSearch({ baseUrls: [baseUrl], timeoutMs: LONG, queryKey }), asked };
  };

  test("sends no request for an unknown site", async () => {
    const { engine, asked } = await open((_, response) => send(response, 500, {}));
    expect((await engine.search(aQuery({ siteId: 2 }))).total).toBe(0);
    const asking = { siteId: 2, language: "en", text: "a", limit: 5 };
    expect((await engine.suggest(asking)).productIds).toEqual([]);
    expect(asked()).toBe(0);
  });

  test("refuses a response of another shape", async () => {
    const { engine } = await open((_, response) => send(response, 200, { hits: [] }));
    await expect(engine.search(aQuery())).rejects.toThrow();
  });

  test("accepts a response without facet titles and suggestion counts", async () => {
    const { engine } = await open((request, response) =>
      request.url?.endsWith("-suggestions")
        ? send(response, 200, [{ suggestion: "lamp" }])
        : send(response, 200, {
            total: 1,
            items: [{ id: "17" }],
            facets: [
              { type: "terms", key: "manufacturer", items: [{ title: "Auksa", count: 1 }] },
              { type: "hierarchy", key: "tree", items: [] },
              { type: "stats", key: "current_price", min: 19.99, max: 20 },
            ],
          }),
    );
    expect(await engine.search(aQuery({ facets: "all" }))).toMatchObject({
      ids: [17],
      facets: [
        { key: "manufacturer", values: [{ value: "Auksa", count: 1 }] },
        { key: "current_price", min: 1999, max: 2000 },
      ],
    });
    const asking = { siteId: 1, language: "en", text: "la", limit: 5 };
    expect(await engine.suggest(asking)).toMatchObject({
      queries: [{ text: "lamp" }],
      productIds: [17],
      manufacturers: ["Auksa"],
    });
  });

  test("sends the secret with changes only", async () => {
    const sent: [string, string | undefined][] = [];
    const { baseUrl } = await standIn(({ url = "", headers }, response) => {
      sent.push([url, headers.authorization]);
      send(response, 200, {});
    });
    const client = createLupaClient({
      baseUrls: [baseUrl],
      timeoutMs: LONG,
      secret: "sixteen-signs-at-least",
    });
    await client.post("query/a", {});
    await client.post("changes", {});
    expect(sent).toEqual([
      ["/query/a", undefined],
      ["/changes", "Bearer sixteen-signs-at-least"],
    ]);
  });

  test("stops sending changes after a 404", async () => {
    const { engine, asked } = await open((_, response) => send(response, 404, {}));
    await engine.follow(["product:1"], "10:10:");
    await engine.follow(["product:2"], "10:10:");
    expect(asked()).toBe(1);
  });
});
