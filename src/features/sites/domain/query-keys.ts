/** `lt-lt-products` for a region with one country; a region with several also has the country in its keys. */
export function buildQueryKeys(
  region: string,
  countries: readonly string[],
  languages: readonly string[],
): { country: string; language: string; key: string }[] {
  return countries.flatMap((country) =>
    languages.map((language) => ({
      country,
      language,
      key:
        countries.length === 1
          ? `${region}-${language}-products`
          : `${region}-${country.toLowerCase()}-${language}-products`,
    })),
  );
}
