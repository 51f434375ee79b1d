import type { Site } from "#features/sites/domain/site.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { type Proposal, proposePrice } from "../../domain/propose-price.ts";
import type { QuotesDeps } from "../quotes-deps.ts";
import { priceTerms } from "./price-terms.ts";

/** What it will come to, before anybody asks for it: the rules of the pricer, with no promise. */
export async function estimateLines(
  deps: Pick<QuotesDeps, "shipping" | "findBenefits" | "now">,
  site: Site,
  asked: { countryId: number; customerId: number; lines: readonly OrderLine[] },
): Promise<Proposal | undefined> {
  const terms = await priceTerms(deps, site, asked);
  return terms && proposePrice(asked.lines, terms);
}
