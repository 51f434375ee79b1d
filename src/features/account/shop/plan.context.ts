import { createContext } from "react-router";
import type { Site } from "#features/sites/domain/site.ts";

/** What the account shows of a customer's pro plan; it knows nothing else about plans. */
export type PlanNote = {
  held: { name: string; until: string; renews: boolean } | null;
  /** The path of the page with the plans. */
  path: string;
};

/** Supplied by the feature that has the plans; undefined where the site has none. */
export const planContext =
  createContext<(who: { customerId: number; site: Site }) => Promise<PlanNote | undefined>>();
