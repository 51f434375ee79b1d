import { createContext } from "react-router";
import type { Site } from "../domain/site.ts";
import type { Sites } from "../server/sites.ts";

/**
 * What a page may know while it is rendered. Nothing here identifies a customer: a public
 * page is the same for every visitor with the same site, language and currency.
 */
export type Visit = {
  site: Site;
  /** The site's origin, for canonical links. */
  origin: string;
  currencyId: number;
  /** Called only if the path has no language yet. */
  preferredLanguage: () => string;
  debug: boolean;
};

export const visitContext = createContext<Visit>();
export const sitesContext = createContext<Sites>();
