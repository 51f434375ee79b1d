import type { Database } from "#database/connect.ts";
import { saveCatalogue } from "../ingestion/save-catalogue.ts";
import {
  buildCategory,
  buildField,
  buildFlag,
  buildProduct,
  buildVariant,
} from "./catalogue-builder.fixture.ts";

const words = (en: string, lt: string) => ({ en, lt });

export const COLOUR = 1;
export const OFFER = 7;
export const FOOTWEAR = 1932;

const shoe = (number: number) =>
  buildProduct({
    slug: `test-shoe-${number}`,
    manufacturer: number % 2 ? "Swift" : "Calm",
    names: words(`Runner shoe ${number}`, `Bėgimo batai ${number}`),
    categoryIds: [FOOTWEAR, 2429],
    flagIds: number <= 6 ? [OFFER] : [],
    paidAmountCents: 1000 * (100 - number),
    variants: [
      buildVariant({
        colour: number % 3 ? "black" : "red",
        size: "42",
        priceCents: 1000 + number * 100,
        ...(number === 3
          ? { oldPriceCents: 2600, earlierPrices: [{ on: "2020-01-01", cents: 2600 }] }
          : {}),
      }),
    ],
  });

/** Sixty shoes, in place of whatever the database was filled with: what calls answer is then known. */
export async function seedTestGoods(db: Database): Promise<void> {
  await db.execute("truncate products, categories, fields, flags, sellers, size_charts cascade");
  await saveCatalogue(db, {
    categories: [
      buildCategory({
        id: FOOTWEAR,
        slug: "footwear",
        names: words("Footwear", "Avalynė"),
        filterableFieldIds: [COLOUR],
      }),
      buildCategory({ id: 2429, set: 2, slug: "footwear", names: words("Shoes", "Batai") }),
    ],
    fields: [
      buildField({
        id: COLOUR,
        key: "colour",
        titles: words("Colour", "Spalva"),
        values: [
          { value: "black", titles: words("Black", "Juoda"), hex: "#000000" },
          { value: "red", titles: words("Red", "Raudona"), hex: "#ff0000" },
        ],
      }),
    ],
    flags: [
      buildFlag({ id: OFFER, type: "2", names: words("Autumn", "Ruduo") }),
      buildFlag({ id: 8, type: "1", names: words("Eco", "Eko") }),
    ],
    products: Array.from({ length: 60 }, (_, index) => shoe(index + 1)),
  });
}
