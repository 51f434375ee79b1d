import { chance } from "./chance.ts";

export const OLDEST_DAYS = 400;

/** Days since it arrived; more goods are new than old. */
export const ageOf = (slug: string): number =>
  Math.floor(OLDEST_DAYS * chance(slug, "arrival") ** 1.4);
