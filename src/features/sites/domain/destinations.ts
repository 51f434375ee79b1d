import { countryTitle, findCountry, isOn, type Site } from "./site.ts";

/** A country to which we send goods, and the shop that sends them there. */
export type Destination = {
  countryId: number;
  isoCode: string;
  title: string;
  /** True for the country that this shop's prices are for. */
  isHere: boolean;
  /** Null if this shop sends there itself. */
  elsewhere: { site: Site; language: string } | null;
};

/** The site's own countries first, then those of the product's other sites, sorted by name; one site per country. */
export function destinationsOf(
  sites: readonly Site[],
  here: Site,
  language: string,
): Destination[] {
  const own = here.countries.map(({ id, isoCode }) => ({
    countryId: id,
    isoCode,
    title: countryTitle(here, id, language),
    isHere: id === here.defaultCountryId,
    elsewhere: null,
  }));
  // A white-label site has its own product and must not show other brands.
  const sameProduct = sites.filter((site) => site.product === here.product);
  const others = Map.groupBy(
    sameProduct.filter((site) => !findCountry(here.countries, site.defaultCountryId)),
    (site) => site.defaultCountryId,
  );
  const elsewhere = [...others].flatMap(([countryId, candidates]) => {
    const site = candidates.toSorted((a, b) => likeness(b) - likeness(a) || a.id - b.id)[0];
    const country = site && findCountry(site.countries, countryId);
    if (!country) return [];
    return {
      countryId,
      isoCode: country.isoCode,
      title: countryTitle(site, countryId, language),
      isHere: false,
      elsewhere: { site, language: languageThere(site, language) },
    };
  });
  const { compare } = new Intl.Collator(language);
  return [...own, ...elsewhere.toSorted((a, b) => compare(a.title, b.title))];

  /** The same goods weigh most, then the marketplace, then the visitor's language. */
  function likeness(site: Site): number {
    const sameGoods = site.categorySet === here.categorySet ? 4 : 0;
    const sameKind = isOn(site, "marketplace") === isOn(here, "marketplace") ? 2 : 0;
    return sameGoods + sameKind + (languageThere(site, language) === language ? 1 : 0);
  }
}

/** The visitor's language if the site offers it, else the site's first. */
const languageThere = ({ languages }: Site, language: string): string =>
  (languages.find(({ isoCode }) => isoCode === language) ?? languages[0])?.isoCode ?? language;
