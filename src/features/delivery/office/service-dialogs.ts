import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import type { FieldSpec } from "#office-ui/form/record-fields.tsx";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import type { CourierCode, DeliveryKind } from "../domain/courier.ts";
import { type ListedService, saveFeeCall, saveServiceCall } from "../staff-calls.ts";

type Values = {
  country: string;
  way: DeliveryKind;
  site_id: string;
  fee: number;
  days_min: number;
  days_max: number;
  is_offered: boolean;
};

const NEW = { way: "door", fee: 0, days_min: 1, days_max: 3, is_offered: true } as const;

/** Converts the select's text to the number that the call takes. */
const sent = ({ site_id, ...rest }: Partial<Values>) => ({
  ...rest,
  ...(site_id === undefined ? {} : { site_id: site_id === "" ? null : Number(site_id) }),
});

/** Opens the dialog for a new or an existing service of a courier. */
export function useEditService() {
  const t = useT();
  const siteOptions = useSiteOptions();
  const { run } = useAction();
  const fields: FieldSpec[] = [
    { name: "country", kind: "country" },
    {
      name: "way",
      kind: "select",
      options: [
        { value: "door", label: t("office.couriers.door") },
        { value: "pickup", label: t("office.couriers.pickup") },
      ],
    },
    {
      name: "site_id",
      kind: "select",
      options: [{ value: "", label: t("office.redirects.all_sites") }, ...siteOptions],
    },
    { name: "fee", kind: "number", unit: "€" },
    { name: "days_min", kind: "number" },
    { name: "days_max", kind: "number" },
    { name: "is_offered", kind: "check" },
  ];
  return (courier: CourierCode, service: Partial<ListedService>) => {
    const { id, country = "" } = service;
    const { way, fee, days_min, days_max, is_offered } = { ...NEW, ...service };
    const site_id = service.site_id ? String(service.site_id) : "";
    openRecordDialog<Values>({
      title: t(id === undefined ? "office.couriers.add" : "office.couriers.edit"),
      record: `delivery-service:${id ?? `new-${courier}`}`,
      loaded: { country, way, site_id, fee, days_min, days_max, is_offered },
      keyOf: (name) => keyUnder("office.couriers.field", name),
      fields,
      save: ({ seen, changes }) =>
        id === undefined
          ? callStaff(saveServiceCall, {
              changes: { courier, country, way, ...sent({ site_id, ...changes }) },
            })
          : callStaff(saveServiceCall, { id, seen: sent(seen), changes: sent(changes) }),
      onSaved: () => run(async () => {}),
    });
  };
}

/** Opens the dialog for a fee from a later day on. */
export function useEditFee() {
  const t = useT();
  const { run } = useAction();
  return ({ id, fee, next, later }: ListedService) =>
    openRecordDialog<{ fee: number; valid_from: string }>({
      title: t("office.couriers.later"),
      record: `delivery-fee:${id}`,
      loaded: { fee: next?.fee ?? fee, valid_from: next?.valid_from ?? "" },
      keyOf: (name) => keyUnder("office.couriers.field", name),
      fields: [
        { name: "fee", kind: "number", unit: "€" },
        { name: "valid_from", kind: "day" },
      ],
      save: ({ changes }) => {
        const sent = { fee: next?.fee ?? fee, valid_from: next?.valid_from ?? "", ...changes };
        const seen = later.find((one) => one.valid_from === sent.valid_from)?.fee;
        return callStaff(saveFeeCall, { id, ...sent, ...(seen === undefined ? {} : { seen }) });
      },
      onSaved: () => run(async () => {}),
    });
}
