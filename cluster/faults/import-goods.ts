import path from "node:path";
import { writeGoods } from "../../bench/write-goods.ts";
import { FOLDER } from "../settings.ts";
import { runScript } from "../shop/run-script.ts";
import type { Fault } from "./fault.ts";

const PRODUCTS = 3000;
const CATEGORIES = [1932, 2429];

export const importGoods: Fault = {
  name: "import",
  title: `import of ${PRODUCTS} products`,
  mayRefuse: false,
  async run({ shared }) {
    const file = path.join(FOLDER, "goods.jsonl");
    await writeGoods(file, { count: PRODUCTS, categoryIds: CATEGORIES, run: Date.now() });
    return runScript(shared, ["scripts/import/run.ts", file, "--source", "bench"]);
  },
};
