/** Only at city level, so that people who have the tracking number cannot see the owner's street. */
export type CityLocation = { city: string; country: string; latitude: number; longitude: number };

export const isSameCity = (one: CityLocation, other: CityLocation): boolean =>
  one.city === other.city && one.country === other.country;

type Spot = [latitude: number, longitude: number];

/** The first city of each country stands for all cities that are not listed. */
const CITIES: Readonly<Record<string, Readonly<Record<string, Spot>>>> = {
  US: { "New Castle": [39.66, -75.57] },
  GB: { Corby: [52.49, -0.69] },
  DE: { Leipzig: [51.34, 12.37] },
  LT: {
    Vilnius: [54.69, 25.28],
    Kaunas: [54.9, 23.9],
    Klaipėda: [55.71, 21.13],
    Šiauliai: [55.93, 23.32],
    Panevėžys: [55.73, 24.36],
  },
  LV: { Rīga: [56.95, 24.11], Daugavpils: [55.87, 26.54], Liepāja: [56.51, 21.01] },
  EE: { Tallinn: [59.44, 24.75], Tartu: [58.38, 26.72], Pärnu: [58.39, 24.5] },
  NL: {
    Amsterdam: [52.37, 4.9],
    Rotterdam: [51.92, 4.48],
    Utrecht: [52.09, 5.12],
    Eindhoven: [51.44, 5.48],
  },
  AE: { Dubai: [25.2, 55.27], "Abu Dhabi": [24.45, 54.38], Sharjah: [25.35, 55.42] },
};

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

/** The coordinates of a city; those of the country's first city if the city is not listed. */
export function locateCity(country: string, city: string): CityLocation | undefined {
  const cities = Object.entries(CITIES[country] ?? {});
  const found = cities.find(([name]) => plain(name) === plain(city)) ?? cities[0];
  if (!found) return undefined;
  const [name, [latitude, longitude]] = found;
  return { city: name, country, latitude, longitude };
}
