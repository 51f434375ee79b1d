/** `lt-lt-products` for the region's one country; a region of several countries names them too. */
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
