/** What a first visit to home may weigh, compressed as it is served. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { columns } from "../run-command.ts";
import { inProject } from "../set-up/project.mjs";
import { assetsOf, readManifest } from "./home-assets.ts";

const HOME = "shop/home/home.page";
const BUDGETS = { scripts: 128_000, styles: 24_000 };

const inClient = (url: string) => inProject("build/client", url);
const read = (url: string) => readFileSync(inClient(url), "utf8");

/** What is too small to be worth packing is sent as it is. */
function weigh(url: string): number {
  const packed = inClient(`${url}.br`);
  return statSync(existsSync(packed) ? packed : inClient(url)).size;
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const script = readdirSync(inClient("assets")).find((name) => /^manifest-.*\.js$/.test(name));
if (!script) throw new Error("there is no build to weigh: npm run build");
const assets = assetsOf(HOME, readManifest(read(`assets/${script}`)), read);

let isOver = false;
for (const kind of ["scripts", "styles"] as const) {
  const weights = assets[kind].map((url): [string, number] => [url, weigh(url)]);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  isOver ||= total > BUDGETS[kind];
  const rows = weights.toSorted(([, a], [, b]) => b - a);
  console.log(`${kind} of home: ${inKilobytes(total)} of ${inKilobytes(BUDGETS[kind])} brotli`);
  console.log(columns(rows.map(([url, weight]) => [inKilobytes(weight).padStart(8), url])));
}
process.exitCode = isOver ? 1 : 0;
