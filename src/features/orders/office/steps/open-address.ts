import { keyUnder } from "#core/message-key.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import { callApi } from "#platform/client/call-api.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { editDeliveryCall, type StaffDelivery } from "../../steps/staff-calls.ts";

const FIELDS = [
  { name: "first_name", kind: "text" },
  { name: "last_name", kind: "text" },
  { name: "first_address", kind: "text" },
  { name: "zip", kind: "text" },
  { name: "city", kind: "text" },
  { name: "phone_number", kind: "text" },
  { name: "email", kind: "email" },
] as const;

/** Fields of a home address; an order to a pickup point does not show them. */
const OF_STREET: readonly string[] = ["first_address", "zip", "city"];

/** Edits the recipient of an order, until it is shipped. */
export function openAddress(order: StaffOrder, title: string): void {
  const { id, address, email, pickup_point } = order;
  openRecordDialog<StaffDelivery>({
    title,
    record: `order-delivery:${id}`,
    loaded: {
      email: email ?? "",
      first_name: address?.first_name ?? "",
      last_name: address?.last_name ?? "",
      first_address: address?.first_address ?? "",
      city: address?.city ?? "",
      zip: address?.zip ?? "",
      phone_number: address?.phone_number ?? "",
    },
    keyOf: (name) => keyUnder("office.orders.address.fields", name),
    fields: FIELDS.filter(({ name }) => !pickup_point || !OF_STREET.includes(name)),
    save: (edit) => callApi(editDeliveryCall, { id, ...edit }),
  });
}
