import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { startVarnish } from "../fixtures/nodes/varnish.ts";

const isAsked = process.env.EDGE === "true";

/** A node whose readiness the test sets; it answers pages in any case. */
async function openNode(name: string) {
  const node = { isDatabaseThere: true, isServing: true, port: 0 };
  const server = createServer(({ url = "" }, response) => {
    const isReady = node.isServing && (node.isDatabaseThere || url === "/readyz?without=database");
    response.writeHead(url.startsWith("/readyz") && !isReady ? 503 : 200).end(name);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  node.port = (server.address() as AddressInfo).port;
  onTestFinished(() => void server.close().closeAllConnections());
  return node;
}

test.runIf(isAsked)(
  "Varnish prefers nodes with a working database, and uses the others only if none has",
  async () => {
    const [first, second] = [await openNode("first"), await openNode("second")];
    const varnish = await startVarnish({ nodes: [first.port, second.port], key: "a-key-of-edges" });
    onTestFinished(varnish.stop);
    const ask = async () => (await fetch(`${varnish.url}/en/faq`)).text();
    const twenty = async () => new Set(await Promise.all(Array.from({ length: 20 }, ask)));
    await eventually(async () => expect(await twenty()).toEqual(new Set(["first", "second"])));
    first.isDatabaseThere = false;
    await eventually(async () => expect(await twenty()).toEqual(new Set(["second"])));
    second.isDatabaseThere = false;
    await eventually(async () => expect(await twenty()).toEqual(new Set(["first", "second"])));
    first.isServing = false;
    await eventually(async () => expect(await twenty()).toEqual(new Set(["second"])));
  },
);
