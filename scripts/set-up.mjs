/**
 * Prepares a checkout: `node scripts/set-up.mjs install build browser` runs the named steps, but only what is out of
 * date. It must run on Node 20 with nothing installed, so it imports no packages.
 */
import { browser } from "./set-up/browser.mjs";
import { build } from "./set-up/build.mjs";
import { cluster, pgbouncer, varnish } from "./set-up/debian-packages.mjs";
import { install } from "./set-up/install.mjs";
import { oneAtATime } from "./set-up/one-at-a-time.mjs";
import { SetUpProblem } from "./set-up/run.mjs";

const STEPS = { install, build, browser, pgbouncer, varnish, cluster };

async function setUp(names) {
  for (const name of names) {
    const step = STEPS[name];
    if (!step)
      throw new SetUpProblem(`There is no step "${name}": ${Object.keys(STEPS).join(", ")}`);
    if (step.isDone()) continue;
    await oneAtATime(async () => {
      // Another process may have done the step while this one waited.
      if (step.isDone()) return;
      const started = Date.now();
      process.stdout.write(`${step.title} …\n`);
      await step.do();
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      process.stdout.write(`${step.title}: done in ${seconds} s\n`);
    });
  }
}

setUp(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof SetUpProblem ? error.message : error.stack}\n`);
  process.exit(1);
});
