/** Checks the size, compressed as served, of a first visit to the home page and of every office page. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { columns } from "../run-command.ts";
import { inProject } from "../set-up/project.mjs";
import { assetsOf, readManifest } from "./home-assets.ts";
import { officePages } from "./office-assets.ts";

const HOME = "shop/home/home.page";
const BUDGETS = { scripts: 119_000, styles: 24_000 };
const OFFICE_SCRIPTS = 180_000;

const inClient = (url: string) => inProject("build/client", url);
const inOffice = (url: string) => inProject("build/office", url);
const read = (url: string) => readFileSync(inClient(url), "utf8");

/** Files that are too small to be worth compressing are served as they are. */
const weigh = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the weights; returns whether they exceed the budget. */
function report(what: string, weights: readonly [string, number][], budget: number): boolean {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const rows = weights.toSorted(([, a], [, b]) => b - a);
  console.log(`${what}: ${inKilobytes(total)} of ${inKilobytes(budget)} brotli`);
  console.log(columns(rows.map(([url, weight]) => [inKilobytes(weight).padStart(8), url])));
  return total > budget;
}

function weighHome(): boolean[] {
  const script = readdirSync(inClient("assets")).find((name) => /^manifest-.*\.js$/.test(name));
  if (!script) throw new Error("there is no build to weigh: npm run build");
  const assets = assetsOf(HOME, readManifest(read(`assets/${script}`)), read);
  return (["scripts", "styles"] as const).map((kind) => {
    const weights = assets[kind].map((url): [string, number] => [url, weigh(inClient(url))]);
    return report(`${kind} of home`, weights, BUDGETS[kind]);
  });
}

/** Checks every office page, and prints the heaviest. */
function weighOffice(): boolean {
  const manifest = JSON.parse(readFileSync(inOffice("manifest.json"), "utf8"));
  const pages = officePages(manifest).map(({ page, scripts }) => {
    const weights = scripts.map((file): [string, number] => [file, weigh(inOffice(file))]);
    return { page, weights, total: weights.reduce((sum, [, weight]) => sum + weight, 0) };
  });
  const [heaviest] = pages.toSorted((a, b) => b.total - a.total);
  if (!heaviest) throw new Error("the office's build has no pages");
  const what = `scripts of the heaviest of ${pages.length} pages of the office, ${heaviest.page}`;
  return report(what, heaviest.weights, OFFICE_SCRIPTS);
}

process.exitCode = [...weighHome(), weighOffice()].includes(true) ? 1 : 0;
