import { inProject } from "../../scripts/set-up/project.mjs";

export const DATA_DIR = inProject(".data-bench-catalogue");
export const SITE = 1;
export const LANGUAGE = "en";
export const DEFAULT_PRODUCTS = 1_000_000;

/** Queries per kind. Rivals take a thousand times as long and get fewer. */
export const ROUNDS = { engine: 300, rival: 12 };

export const FIELD = { colour: 7, gender: 8, season: 9, usage: 10, year: 11 } as const;
