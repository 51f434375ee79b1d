import { createContext } from "react-router";
import type { Site } from "#features/sites/domain/site.ts";

/** What the account shows of a customer's pro plan, which it knows nothing else of. */
export type PlanNote = {
  held: { name: string; until: string; renews: boolean } | null;
  /** Where the plans are. */
  path: string;
};

/** Told by the feature that has the plans; nothing where the site has none. */
export const planContext =
  createContext<(who: { customerId: number; site: Site }) => Promise<PlanNote | undefined>>();
