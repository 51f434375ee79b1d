import { formatDate } from "#core/dates.ts";
import type { Transaction } from "#database/connect.ts";
import type { OrderLine } from "../domain/order-line.ts";
import { originOf } from "../domain/pasted-links.ts";
import type { Origin, PriceTerms } from "../domain/quote-price.ts";
import type { QuotesDeps } from "./quotes-deps.ts";

type Terms = Omit<PriceTerms, "parcel"> & { rate: number };

type Asked = {
  countryId: number;
  /** Whose plan counts. */
  customerId: number;
  lines: readonly Pick<OrderLine, "url">[];
  /** Where a transaction has begun: its own. */
  tx?: Transaction;
};

/** As much of a site as its prices need. */
type PricedPlace = {
  id: number;
  countries: readonly { id: number; isoCode: string }[];
  conversionRate: number;
};

/** From the warehouse nearest to the first shop, at today's rates; nothing where no warehouse sends there. */
export async function priceTerms(
  { shipping, findBenefits, now }: Pick<QuotesDeps, "shipping" | "findBenefits" | "now">,
  site: PricedPlace,
  { countryId, customerId, lines, tx }: Asked,
): Promise<Terms | undefined> {
  const country = site.countries.find(({ id }) => id === countryId);
  const day = formatDate(now());
  const warehouses: Origin[] = await shipping.listRates({ countryId, today: day });
  const nearest = originOf(lines[0]?.url ?? "");
  const origin = warehouses.find(({ countryIso }) => countryIso === nearest) ?? warehouses[0];
  if (!country || !origin) return undefined;
  const plan = await findBenefits({ customerId, siteId: site.id }, tx);
  return { origin, to: country.isoCode, day, plan, rate: site.conversionRate };
}
