import { expect, test } from "vitest";
import { edgeCacheSuite } from "#ports/edge-cache.suite.ts";
import { standInEdge } from "./fixtures/stand-in-edge.ts";
import { VARNISH_FORMAT } from "./fixtures/varnish-format.ts";
import { createVarnishEdgeCache } from "./varnish-edge-cache.ts";

// `npm run test:edge` runs the same suite on Varnish itself.
edgeCacheSuite("Varnish", () =>
  standInEdge(VARNISH_FORMAT, ({ url, key, ...more }) =>
    createVarnishEdgeCache({ urls: [url], secret: key, ...more }),
  ),
);

test("every Varnish is told, and one that fails is told again", async () => {
  const [first, second] = await Promise.all([1, 2].map(() => standInEdge(VARNISH_FORMAT, open)));
  if (!first || !second) throw new Error("There are two");
  const both = createVarnishEdgeCache({ urls: opened, secret: "a-key-of-the-edge" });
  for (const one of [first, second]) await one.visit("/en/boots", ["product:1"]);
  first.breakDown("broken");
  await expect(both.purge(["product:1"])).rejects.toThrow("503");
  expect(await second.isKept("/en/boots")).toBe(false);
  first.mend();
  await both.purge(["product:1"]);
  expect(await first.isKept("/en/boots")).toBe(false);
  await Promise.all([first.close(), second.close()]);
});

const opened: string[] = [];
function open({ url, key }: { url: string; key: string }) {
  if (!opened.includes(url)) opened.push(url);
  return createVarnishEdgeCache({ urls: [url], secret: key });
}
