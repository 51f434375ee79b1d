import type { MessageKey } from "#core/message-key.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import {
  type AddressInput,
  validateAddressForSite,
} from "../../domain/addresses/delivery-address.ts";
import { lockCustomer } from "../customers.repository.ts";
import { toPostalAddress } from "./address-fields.ts";
import {
  clearDefault,
  type DeliveryAddress,
  insertAddress,
  selectAddresses,
  updateAddress,
} from "./addresses.repository.ts";

const MOST_ADDRESSES = 50;

type AddressToSave = {
  site: Site;
  customerId: number;
  /** If missing, the address is created. */
  id?: number;
  address: AddressInput;
};

/** The first address is the default one; there is never more than one default. */
export async function saveDeliveryAddress(
  deps: { db: Database },
  { site, customerId, id, address: input }: AddressToSave,
): Promise<Result<DeliveryAddress>> {
  const countries = site.countries.map((one) => ({ id: one.id, iso_code: one.isoCode }));
  const placed = validateAddressForSite(input, countries);
  if ("errors" in placed) return fail("errors.invalid_input", placed.errors);
  const { address } = placed;
  const row = toPostalAddress(address);
  return inTransaction(deps.db, async (tx) => {
    // Locks the customer, so that two first addresses cannot both become the default.
    if (!(await lockCustomer(tx, customerId))) return fail(NOT_LOGGED_IN);
    const known = await selectAddresses(tx, customerId);
    const refused = refusalOf(known, id);
    if (refused) return fail(refused);
    const becomesDefault = address.is_default === true || known.length === 0;
    if (becomesDefault) await clearDefault(tx, customerId);
    const flag = becomesDefault ? { isDefault: true } : {};
    const saved =
      id === undefined
        ? await insertAddress(tx, { ...row, customerId, ...flag })
        : await updateAddress(tx, { customerId, id }, { ...row, ...flag });
    return saved ? succeed(saved) : fail("errors.not_found");
  });
}

function refusalOf(
  known: readonly DeliveryAddress[],
  id: number | undefined,
): MessageKey | undefined {
  if (id !== undefined) return known.some((one) => one.id === id) ? undefined : "errors.not_found";
  return known.length >= MOST_ADDRESSES ? "account.errors.too_many_addresses" : undefined;
}
