/** `npm run import -- file [--mapping file.json] [--source name] [--site region] [--keep-missing] [--report file]` */
import path from "node:path";
import { parseArgs } from "node:util";
import { slugify } from "#core/slugify.ts";
import { seedDemo } from "#demo/seed-demo.ts";
import { summaryLines } from "#features/catalogue/server/ingestion/rows/bad-row-summary.ts";
import { sites } from "#features/sites/server/sites.tables.ts";
import { createLogger } from "#server/logger.ts";
import { openDatabase } from "#server/open-database.ts";
import { readCommandSettings } from "#server/settings/read-settings.ts";
import { ROOT } from "../set-up/project.mjs";
import { importFile } from "./import-file.ts";
import { readMapping } from "./mapping.ts";
import { createProgress } from "./progress.ts";

const USAGE =
  "npm run import -- file.csv|.json|.jsonl [--mapping file.json] [--source name] [--site region]… [--keep-missing] [--report file]";

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      mapping: { type: "string" },
      source: { type: "string" },
      site: { type: "string", multiple: true },
      "keep-missing": { type: "boolean", default: false },
      report: { type: "string" },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    console.error(USAGE);
    return 2;
  }
  const mapping = values.mapping ? await readMapping(values.mapping) : undefined;
  const source = values.source ?? mapping?.source ?? slugify(path.parse(file).name);
  const environment = readCommandSettings(ROOT);
  const database = await openDatabase(environment, createLogger("warn"), { root: ROOT, seedDemo });
  try {
    const regions = (await database.db.select({ region: sites.region }).from(sites)).map(
      ({ region }) => region,
    );
    const unknown = (values.site ?? []).filter((region) => !regions.includes(region));
    if (unknown.length > 0) throw new Error(`There is no site ${unknown.join(", ")}`);
    const reportFile =
      values.report ??
      path.resolve(ROOT, environment.DATA_DIR, "imports", `${source}.bad-rows.tsv`);
    const result = await importFile(database.db, {
      file,
      mapping: mapping && { ...mapping, source },
      source,
      hiddenOn: values.site && regions.filter((region) => !values.site?.includes(region)),
      keepMissing: values["keep-missing"],
      reportFile,
      progress: createProgress(process.stderr),
    });
    if (result.resumedAt > 0) console.log(`went on after row ${result.resumedAt}`);
    console.log(
      `${result.saved} products saved, ${result.removed} removed, ${result.bad} bad rows` +
        (result.bad > 0 ? `: ${reportFile}` : ""),
    );
    for (const line of summaryLines(result.faults, mapping)) console.log(line);
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
