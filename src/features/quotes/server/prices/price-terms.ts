import { utcDay } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { OrderLine } from "../../domain/order-line.ts";
import { originOf } from "../../domain/pasted-links.ts";
import { type Proposal, proposePrice } from "../../domain/propose-price.ts";
import { leastCourierCents } from "../../domain/quote-couriers.ts";
import type { Origin, PriceTerms } from "../../domain/quote-price.ts";
import { linesOf, type Quote } from "../quotes.repository.ts";
import type { QuotesDeps } from "../quotes-deps.ts";

export type Terms = Omit<PriceTerms, "parcel"> & {
  rate: number;
  couriers: readonly DeliveryService[];
};

type PriceTermsInput = {
  countryId: number;
  /** The customer whose plan applies. */
  customerId: number;
  lines: readonly Pick<OrderLine, "url">[];
};

/** The fields of a site that its prices need. */
type PricedPlace = {
  id: number;
  countries: readonly { id: number; isoCode: string }[];
  conversionRate: number;
};

type TermsDeps = Pick<QuotesDeps, "shipping" | "findBenefits" | "now"> & {
  delivery: Pick<QuotesDeps["delivery"], "listCouriers">;
};

/**
 * Takes the warehouse nearest to the first line's shop, and today's rates; undefined if no warehouse ships
 * there. Call it before a transaction, because data that is not cached needs a second connection.
 */
export async function priceTerms(
  { shipping, delivery, findBenefits, now }: TermsDeps,
  site: PricedPlace,
  { countryId, customerId, lines }: PriceTermsInput,
): Promise<Terms | undefined> {
  const country = site.countries.find(({ id }) => id === countryId);
  const day = utcDay(now());
  const warehouses: Origin[] = await shipping.listRates({ countryId, today: day });
  const nearest = originOf(lines[0]?.url ?? "");
  const origin = warehouses.find(({ countryIso }) => countryIso === nearest) ?? warehouses[0];
  if (!country || !origin) return undefined;
  const plan = await findBenefits({ customerId, siteId: site.id });
  const couriers = await delivery.listCouriers({ countryId, siteId: site.id });
  return { origin, to: country.isoCode, day, plan, rate: site.conversionRate, couriers };
}

/** The terms of a saved quote; the URLs of its lines never change. */
export async function termsOfQuote(
  deps: QuotesDeps,
  quote: Quote | undefined,
): Promise<Terms | undefined> {
  if (!quote) return undefined;
  const { id, siteId, countryId, customerId } = quote;
  const lines = await linesOf(deps.db, id);
  return priceTerms(deps, deps.findSite(siteId), { countryId, customerId, lines });
}

/** The estimate before the customer asks for a quote, by the same rules, but not binding. */
export async function estimateLines(
  deps: TermsDeps,
  site: Site,
  asked: { countryId: number; customerId: number; lines: readonly OrderLine[] },
): Promise<(Proposal & { deliveryCents: Cents }) | undefined> {
  const terms = await priceTerms(deps, site, asked);
  if (!terms) return undefined;
  const proposal = proposePrice(asked.lines, terms);
  return { ...proposal, deliveryCents: leastCourierCents(terms.couriers, proposal.price) };
}
