import { rmSync } from "node:fs";
import { ask } from "../ask.ts";
import type { ShopNode } from "../shop/shop-node.ts";
import type { Fault } from "./fault.ts";
import { inSeconds } from "./in-seconds.ts";

async function countGoods({ origin }: ShopNode): Promise<number> {
  const answer = await ask(`${origin}/api/lupa/query/default-en-products`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ searchText: "", limit: 1 }),
  });
  if (!answer.ok) return 0;
  const { total } = (await answer.json()) as { total: number };
  return total;
}

/** A node with an empty disk joins: as soon as it reports ready, it must find all goods. */
export const coldJoin: Fault = {
  name: "cold-join",
  title: "cold join of a search node and a web node",
  mayRefuse: false,
  async run({ searches: [first, second], webs }) {
    const web = webs.at(-1);
    if (!first || !second || !web) throw new Error("There are too few nodes");
    const expected = await countGoods(first);
    const times: string[] = [];
    for (const node of [second, web]) {
      await node.stop();
      rmSync(node.dataDir, { recursive: true, force: true });
      node.start();
      const readyAfter = await node.becomesReady();
      const found = await countGoods(node);
      if (found !== expected) {
        throw new Error(`${node.name} was ready with ${found} of ${expected} products`);
      }
      times.push(`${node.name} whole after ${inSeconds(readyAfter)}`);
    }
    return times.join(", ");
  },
};
