import type { phones } from "#features/reservations/server/reservations.tables.ts";
import { DEMO_SITES } from "../sites/sites.ts";

type PhoneRow = typeof phones.$inferInsert;

const MODELS = [
  {
    model: "halvorn-saga-3",
    name: "Halvorn Saga 3",
    drawn: "halvorn-saga-2-smartphone-256gb",
    colours: ["navy", "powder", "silver"],
    prices: { "256gb": 104_900, "512gb": 119_900 },
  },
  {
    model: "halvorn-fable-7",
    name: "Halvorn Fable 7",
    drawn: "halvorn-fable-6-smartphone-512gb",
    colours: ["navy", "silver"],
    prices: { "256gb": 89_900 },
  },
  {
    model: "okivo-lumi-5",
    name: "Okivo Lumi 5",
    drawn: "okivo-lumi-4-smartphone-256gb",
    colours: ["sky", "navy"],
    prices: { "128gb": 34_900 },
  },
] as const;

/** Many, few, one and none, so that every case can be seen. */
const STOCKS = [12, 3, 1, 25, 8, 0, 2, 40, 5, 1];

/** Models that are not in the shops yet, on every site that sells. */
export const DEMO_PHONES: readonly PhoneRow[] = DEMO_SITES.filter(
  ({ switches }) => switches.marketplace,
).flatMap(({ id: siteId }) =>
  MODELS.flatMap(({ model, name, drawn, colours, prices }) =>
    colours.flatMap((colour) =>
      Object.entries(prices).map(([storage, priceCents]) => ({
        siteId,
        model,
        name,
        colour,
        storage,
        priceCents,
        picture: `goods/${drawn}-${colour}-threequarter.avif`,
      })),
    ),
  ).map((phone, position) => ({
    ...phone,
    position,
    stock: STOCKS[position % STOCKS.length] ?? 0,
  })),
);
