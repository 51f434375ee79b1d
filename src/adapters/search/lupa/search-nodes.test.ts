import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { SearchUnavailable } from "#ports/search.ts";
import { createLupaClient } from "./lupa-client.ts";

type Behaviour = "answers" | "hangs" | "fails" | "refuses" | "is behind";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

const STATUSES = { answers: 200, fails: 503, refuses: 400 } as const;

/** A search node whose behaviour tests can change; it counts its queries, without probes. */
async function openNode(name: string, given: Behaviour = "answers") {
  const node = { behaviour: given, asked: 0, probed: 0, baseUrl: "", name: "", close: () => {} };
  const server: Server = createServer((request, response) => {
    request.resume();
    const isProbe = request.url === "/node";
    if (isProbe) node.probed += 1;
    else node.asked += 1;
    if (node.behaviour === "hangs") return;
    if (node.behaviour === "is behind") {
      const isBehind = request.headers["x-search-moment"] !== undefined;
      return void send(response, isBehind ? 425 : 200, { from: name });
    }
    const isFine = isProbe && node.behaviour === "refuses";
    send(response, isFine ? 404 : STATUSES[node.behaviour], { from: name });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  node.baseUrl = `http://127.0.0.1:${port}/`;
  node.name = `127.0.0.1:${port}`;
  node.close = () => {
    server.closeAllConnections();
    server.close();
  };
  closing.push(node.close);
  return node;
}

type Node = Awaited<ReturnType<typeof openNode>>;

/** For tests that count requests: a busy machine must not cause a second one. */
const SOON = 50;
const NEVER = 60_000;

function clientOf(nodes: Node[], hedgeMs = NEVER) {
  const changes: string[] = [];
  const names = new Map(nodes.map(({ name }, at) => [name, "ab"[at]]));
  let hedges = 0;
  const client = createLupaClient({
    baseUrls: nodes.map(({ baseUrl }) => baseUrl),
    timeoutMs: 10_000,
    hedgeMs,
    secret: "sixteen-signs-at-least",
    watch: {
      onStateChange: ({ name, isUp }) => changes.push(`${names.get(name)} ${isUp ? "up" : "down"}`),
      onAnswer: () => {},
      onHedge: () => {
        hedges += 1;
      },
    },
  });
  closing.push(() => client.close());
  const ask = async () => ((await client.post("query/a", {})) as { from: string }).from;
  return { client, ask, changes, hedges: () => hedges };
}

const asks = async (times: number, ask: () => Promise<string>) => {
  const answers: string[] = [];
  for (let at = 0; at < times; at += 1) answers.push(await ask());
  return answers;
};

describe("two nodes", () => {
  test("share the queries", async () => {
    const [a, b] = [await openNode("a"), await openNode("b")];
    const { ask } = clientOf([a, b]);
    await asks(10, ask);
    expect([a.asked, b.asked]).toEqual([5, 5]);
  });

  test.each(["fails", "hangs"] as const)(
    "still answer every query while one %s, which is used again once it recovers",
    async (behaviour) => {
      const [a, b] = [await openNode("a"), await openNode("b")];
      const { ask, changes } = clientOf([a, b], SOON);
      a.behaviour = behaviour;
      expect(new Set(await asks(6, ask))).toEqual(new Set(["b"]));
      await vi.waitFor(() => expect(changes).toEqual(["a down"]), 5000);
      const askedWhileDown = a.asked;
      await asks(10, ask);
      expect(a.asked).toBe(askedWhileDown);
      a.behaviour = "answers";
      await vi.waitFor(() => expect(changes).toEqual(["a down", "a up"]), 5000);
      expect(new Set(await asks(4, ask))).toEqual(new Set(["a", "b"]));
    },
  );

  test("answer pending queries even when one of them hangs", async () => {
    const [a, b] = [await openNode("a", "hangs"), await openNode("b")];
    const { ask, hedges } = clientOf([a, b], SOON);
    const answers = await Promise.all(Array.from({ length: 12 }, ask));
    expect(new Set(answers)).toEqual(new Set(["b"]));
    expect(hedges()).toBeGreaterThan(0);
  });

  test("cause one failed request at most when one of them is gone", async () => {
    const [a, b] = [await openNode("a"), await openNode("b")];
    a.close();
    const { ask, changes } = clientOf([a, b]);
    expect(new Set(await asks(6, ask))).toEqual(new Set(["b"]));
    expect(changes).toEqual(["a down"]);
  });

  test("receive a refused query only once", async () => {
    const [a, b] = [await openNode("a", "refuses"), await openNode("b", "refuses")];
    const { ask, changes } = clientOf([a, b]);
    await expect(ask()).rejects.toThrow("refused query/a: 400");
    expect([a.asked + b.asked, changes]).toEqual([1, []]);
  });

  test("are tried again after a query failed on both", async () => {
    const [a, b] = [await openNode("a", "fails"), await openNode("b", "fails")];
    const { ask } = clientOf([a, b]);
    await expect(ask()).rejects.toThrow(SearchUnavailable);
    [a.behaviour, b.behaviour] = ["answers", "answers"];
    expect(["a", "b"]).toContain(await ask());
  });
});

describe("nodes behind a change", () => {
  test("do not answer queries until they caught up, and are not marked as down", async () => {
    const [a, b] = [await openNode("a", "is behind"), await openNode("b")];
    const { client, ask, changes } = clientOf([a, b]);
    expect(new Set(await asks(4, ask))).toEqual(new Set(["a", "b"]));
    client.need("10:10:");
    expect(new Set(await asks(4, ask))).toEqual(new Set(["b"]));
    a.behaviour = "answers";
    expect(new Set(await asks(4, ask))).toEqual(new Set(["a", "b"]));
    expect(changes).toEqual([]);
  });

  test("answer nevertheless when every node is behind", async () => {
    const [a, b] = [await openNode("a", "is behind"), await openNode("b", "is behind")];
    const { client, ask } = clientOf([a, b]);
    client.need("10:10:");
    expect(["a", "b"]).toContain(await ask());
  });
});

test("a change is sent to every node, and one response is enough", async () => {
  const [a, b] = [await openNode("a", "hangs"), await openNode("b")];
  const { client } = clientOf([a, b]);
  await client.postToAll("changes", { tags: [] }, { waitMs: 5000, until: "first" });
  await vi.waitFor(() => expect([a.asked, b.asked]).toEqual([1, 1]));
});

test("a change that all nodes need fails when one node does not respond in time", async () => {
  const [a, b] = [await openNode("a", "hangs"), await openNode("b")];
  const { client } = clientOf([a, b]);
  const told = () => client.postToAll("changes", { tags: [] }, { waitMs: 200, until: "all" });
  await expect(told()).rejects.toThrow(SearchUnavailable);
  a.behaviour = "answers";
  await told();
  expect(b.asked).toBe(2);
});

test("a single node gets one request per query and no probes", async () => {
  const a = await openNode("a");
  const { ask } = clientOf([a]);
  await asks(3, ask);
  expect([a.asked, a.probed]).toEqual([3, 0]);
});
