import { toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { PhoneModel } from "../contract.ts";
import { selectPhones } from "./reservations.repository.ts";

/** The phones that can be reserved on a site, grouped by model. */
export async function listPhones({ db }: { db: Queryable }, siteId: number): Promise<PhoneModel[]> {
  const rows = await selectPhones(db, siteId);
  return [...Map.groupBy(rows, ({ model }) => model)].map(([model, phones]) => ({
    model,
    name: phones[0]?.name ?? model,
    phones: phones.map(({ id, colour, storage, priceCents, picture, stock, taken }) => ({
      id,
      colour,
      storage,
      price: toDecimal(priceCents),
      left: Math.max(0, stock - taken),
      picture,
    })),
  }));
}
