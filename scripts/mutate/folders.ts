import { globSync } from "node:fs";
import { ROOT } from "../set-up/project.mjs";

/** Where the rules are. A folder inside another is a run of its own, so that a stopped run goes on where it was. */
const RULES = [
  "src/core",
  "src/platform/api",
  "src/features/*/domain",
  "src/features/*/shop/rules",
  "src/adapters/search",
  "src/adapters/search/*/",
  "src/adapters/search/memory/*/",
  "src/adapters/search/memory/text/{analysis,build,languages,match,synonyms}/",
  "src/adapters/search/memory/text/match/{scores,typos}/",
];

/** Lists of words and the queries that tests try: there is nothing in them but what they list. */
const WORD_LISTS = [
  "src/adapters/search/memory/text/synonyms/{en,et,lt,lv,ru}.ts",
  "src/adapters/search/memory/text/quality/*.ts",
];

const NO_RULES = ["src/**/*.{test,suite}.ts", "src/**/fixtures/**", ...WORD_LISTS];

/** The search comes last: it takes longest. */
export function ruleFolders(): string[] {
  return RULES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort()).map((folder) =>
    folder.replace(/\/$/, ""),
  );
}

/** What to change there: the folder without those that are run on their own. */
export function rulesIn(folder: string): string[] {
  const inside = ruleFolders().filter((other) => other.startsWith(`${folder}/`));
  const exclude = [...NO_RULES, ...inside.map((other) => `${other}/**`)];
  return globSync(`${folder}/**/*.ts`, { cwd: ROOT, exclude }).sort();
}
