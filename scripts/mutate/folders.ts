import { globSync } from "node:fs";
import { ROOT } from "../set-up/project.mjs";

/** Folders with rules. A folder inside another one is a run of its own, so that a stopped run can be resumed there. */
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

/** Lists of words and the queries of tests: there is no logic to mutate in them. */
const WORD_LISTS = [
  "src/adapters/search/memory/text/synonyms/{en,et,lt,lv,ru}.ts",
  "src/adapters/search/memory/text/quality/*.ts",
];

const NO_RULES = ["src/**/*.{test,suite}.ts", "src/**/fixtures/**", ...WORD_LISTS];

/** The search comes last, because it takes longest. */
export function ruleFolders(): string[] {
  return RULES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }).sort()).map((folder) =>
    folder.replace(/\/$/, ""),
  );
}

/** The files to mutate: those of the folder, without folders inside it that have runs of their own. */
export function rulesIn(folder: string): string[] {
  const inside = ruleFolders().filter((other) => other.startsWith(`${folder}/`));
  const exclude = [...NO_RULES, ...inside.map((other) => `${other}/**`)];
  return globSync(`${folder}/**/*.ts`, { cwd: ROOT, exclude }).sort();
}
