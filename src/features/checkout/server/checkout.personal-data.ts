import type { PersonalData } from "#platform/feature/personal-data.ts";
import { deleteCheckoutsOf, selectCheckoutsOf } from "./checkouts.repository.ts";

/** What checkouts store about a person: what they typed before ordering. */
export const checkoutPersonalData: PersonalData = {
  async export(db, { customerId }) {
    const rows = await selectCheckoutsOf(db, customerId);
    return rows.map(({ createdAt, status, email, address, typedAddress, company, parcelShop }) => ({
      created_at: createdAt.toISOString(),
      status,
      email,
      address: address ?? typedAddress,
      company,
      parcel_shop: parcelShop,
    }));
  },
  erase: (tx, { customerId }) => deleteCheckoutsOf(tx, customerId),
};
