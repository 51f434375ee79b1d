import * as z from "zod/mini";
import { asMessageKey, type MessageKey } from "#core/message-key.ts";
import { optionalLine } from "../person-fields.ts";
import {
  type AddressInput,
  addressFields,
  type CountryOfSite,
  validateAddressForSite,
} from "./delivery-address.ts";

type FieldErrors = Record<string, MessageKey[]>;

const addressSchema = z.object(addressFields);
/** For pickup, name and phone are enough; the street address is only for an invoice and is optional. */
const pickupSchema = z.extend(addressSchema, {
  first_address: optionalLine(200),
  city: optionalLine(100),
});

/** Checks who gets a delivery and where they live; a locker needs only the former. Returns each field's first error. */
export function checkAddress(
  typed: Record<string, unknown>,
  countries: readonly CountryOfSite[],
  isPickup: boolean,
): { address: AddressInput } | { errors: FieldErrors } {
  const parsed = z.safeParse(isPickup ? pickupSchema : addressSchema, typed);
  const { zip, country_id } = typed;
  const known = parsed.data ?? { zip: String(zip ?? ""), country_id: Number(country_id) };
  const placed = isPickup
    ? validatePickupForSite(known, countries)
    : validateAddressForSite(known, countries);
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error?.issues ?? [])
    errors[String(path[0])] ??= [asMessageKey(message)];
  for (const [field, messages] of Object.entries("errors" in placed ? placed.errors : {})) {
    errors[field] ??= messages;
  }
  if (!parsed.success || "errors" in placed) return { errors };
  return { address: { ...parsed.data, zip: placed.address.zip } };
}

/** Nothing is sent to this address, so its post code is stored as typed. */
function validatePickupForSite<Fields extends { country_id: number; zip: string }>(
  known: Fields,
  countries: readonly CountryOfSite[],
): ReturnType<typeof validateAddressForSite<Fields>> {
  const placed = validateAddressForSite(known, countries);
  if ("address" in placed || placed.errors.country_id) return placed;
  return { address: known };
}
