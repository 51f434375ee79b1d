import type { Edit } from "#core/edit.ts";
import type { StaffDelivery } from "../../steps/staff-calls.ts";
import type { DeliveryFields } from "./edit-delivery.ts";

/** Maps the API's field names to ours. */
const NAMES = {
  email: "email",
  first_name: "firstName",
  last_name: "lastName",
  first_address: "firstAddress",
  city: "city",
  zip: "zip",
  phone_number: "phoneNumber",
} as const satisfies Record<keyof StaffDelivery, keyof DeliveryFields>;

const ours = new Map<string, string>(Object.entries(NAMES));

const renamed = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const own = ours.get(name);
      return own ? [[own, value]] : [];
    }),
  );

export const fromDeliveryInput = ({
  seen,
  changes,
}: {
  seen: Readonly<Record<string, unknown>>;
  changes: object;
}): Edit<DeliveryFields> => ({ seen: renamed(seen), changes: renamed(changes) });

export const toDeliveryFields = (fields: DeliveryFields): StaffDelivery => ({
  email: fields.email,
  first_name: fields.firstName,
  last_name: fields.lastName,
  first_address: fields.firstAddress,
  city: fields.city,
  zip: fields.zip,
  phone_number: fields.phoneNumber,
});
