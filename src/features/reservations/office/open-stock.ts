import { keyUnder } from "#core/message-key.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { type PhoneStock, type StaffPhone, setPhoneStockCall } from "../staff-calls.ts";

/** Changes how many of a phone can be reserved in all; the title names the phone. */
export const openStock = ({ id, stock }: StaffPhone, title: string) =>
  openRecordDialog<PhoneStock>({
    title,
    record: `phone:${id}`,
    loaded: { stock },
    keyOf: (name) => keyUnder("office.reservations", name),
    fields: [{ name: "stock", kind: "number", hint: "office.reservations.stock_hint" }],
    save: (edit) => callApi(setPhoneStockCall, { id, ...edit }),
  });
