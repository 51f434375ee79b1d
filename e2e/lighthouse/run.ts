/**
 * `npm run lighthouse`: the medians of five audits of each kind of page in two themes must reach the aims.
 * `--all` audits them in every theme, `--only=cart,home` some kinds or themes, `--runs=3` takes fewer runs,
 * `--why` prints what cost points even where the aims are met. Blocking is the processor time of the page's main
 * thread, so other programs on this machine do not count. A phone is taken for four times slower than this machine,
 * which is right for one of Lighthouse's index 1533: `--slowdown=2.5` is right for 1050. The index is measured by the
 * clock, so the highest of the runs is printed.
 */
import { parseArgs } from "node:util";
import type { Result } from "lighthouse";
import { startShop } from "../../bench/server-process.ts";
import { columns } from "../../scripts/run-command.ts";
import { auditPage } from "./audit-page.ts";
import { BLOCKING, withMedianSpeed } from "./median-speed.ts";
import { type AuditedPage, pagesToAudit } from "./pages.ts";
import { CATEGORIES, findings, missedAims, proposals, scoreOf } from "./scores.ts";
import { warmUp } from "./warm-up.ts";

const PORT = 4610;
const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  BLOCKING,
  "cumulative-layout-shift",
  "speed-index",
];
const { values: options } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    why: { type: "boolean", default: false },
    only: { type: "string" },
    runs: { type: "string", default: "5" },
    slowdown: { type: "string", default: "4" },
  },
});
const runs = Number(options.runs);
const slowdown = Number(options.slowdown);
const wanted = options.only?.split(",");

const say = (line: string) => process.stdout.write(`${line}\n`);

const blockingOf = (run: Result) => Math.round(run.audits[BLOCKING]?.numericValue ?? 0);

async function audit({ name, address }: AuditedPage) {
  await warmUp(address);
  // The speed differs from run to run; results of the other categories do not.
  const whole = await auditPage(address, { slowdown });
  const results = [whole];
  for (let run = 1; run < runs; run += 1) {
    results.push(await auditPage(address, { categories: ["performance"], slowdown }));
  }
  const middle = withMedianSpeed(whole, results);
  const missed = missedAims(middle);
  const scores = CATEGORIES.map((category) => `${category} ${scoreOf(middle, category)}`);
  const index = Math.round(Math.max(...results.map((run) => run.environment.benchmarkIndex)));
  const ofRuns = (figure: (run: Result) => number) => results.map(figure).join(" ");
  const details = [
    `runs: ${ofRuns((run) => scoreOf(withMedianSpeed(run, [run]), "performance"))}`,
    `blocking: ${ofRuns(blockingOf)}`,
    `machine: ${index}`,
  ].join("; ");
  const mark = missed.length > 0 ? "✗" : "✓";
  say(`${mark} ${name}: ${scores.join(", ")}, blocking ${blockingOf(middle)} ms (${details})`);
  if (missed.length > 0 || options.why) {
    const shown = METRICS.map((id) => [
      middle.audits[id]?.title ?? id,
      middle.audits[id]?.displayValue ?? "",
    ]);
    say(columns(shown));
    for (const line of [...findings(middle), ...proposals(middle)]) say(`  ${line}`);
  }
  return missed.length === 0;
}

const shop = await startShop(PORT);
try {
  let isAllMet = true;
  for (const page of pagesToAudit(PORT, options.all)) {
    if (wanted && !page.name.split(" ").some((word) => wanted.includes(word))) continue;
    isAllMet = (await audit(page)) && isAllMet;
  }
  process.exitCode = isAllMet ? 0 : 1;
} finally {
  await shop.stop();
}
