import type { PersonalData } from "#platform/feature/personal-data.ts";
import { deleteCartsOf, selectGoodsOf } from "./carts.repository.ts";

/** What a cart stores about a person: what they were about to buy. */
export const cartPersonalData: PersonalData = {
  export: async (db, { customerId }) =>
    (await selectGoodsOf(db, customerId)).map(({ siteId, ...line }) => ({
      site_id: siteId,
      ...line,
    })),
  erase: (tx, { customerId }) => deleteCartsOf(tx, customerId),
};
