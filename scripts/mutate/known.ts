import { existsSync, readFileSync } from "node:fs";
import type { MutantResult } from "@stryker-mutator/api/core";
import { inProject } from "../set-up/project.mjs";
import { rulesIn } from "./folders.ts";

type Report = { files: Record<string, { mutants: Pick<MutantResult, "status">[] }> };

/** The results of a folder's last run; empty if it was never run. */
export function knownMutants(folder: string, reportFile: string): Pick<MutantResult, "status">[] {
  const file = inProject(reportFile);
  if (!existsSync(file)) return [];
  const { files } = JSON.parse(readFileSync(file, "utf8")) as Report;
  return rulesIn(folder).flatMap((rules) => files[rules]?.mutants ?? []);
}
