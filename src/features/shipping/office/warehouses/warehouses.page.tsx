import { useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import type { FieldSpec } from "#office-ui/form/record-fields.tsx";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { NEW_WAREHOUSE } from "../../domain/new-warehouse.ts";
import {
  type ListedWarehouse,
  listWarehousesCall,
  removeWarehouseCall,
  saveWarehouseCall,
  type WarehouseFields,
} from "../../staff-calls.ts";

export const loader = () => callApi(listWarehousesCall, {});

const texts = (...names: string[]): FieldSpec[] => names.map((name) => ({ name, kind: "text" }));

const FIELDS: FieldSpec[] = [
  { name: "code", kind: "text", hint: "office.warehouses.code_hint" },
  { name: "country", kind: "country" },
  ...texts("city", "street", "region", "post_code", "phone"),
  { name: "time_zone", kind: "time_zone" },
  { name: "hours", kind: "text", hint: "office.sites.hours_hint" },
  { name: "currency", kind: "currency" },
  { name: "rate", kind: "number", hint: "office.sites.rate_hint" },
  { name: "free_days", kind: "number" },
  { name: "storage_per_day", kind: "number", unit: "€" },
];

/** The warehouses that receive and send goods. */
export default function WarehousesPage() {
  const t = useT();
  const { warehouses } = useLoaderData<typeof loader>();
  const edit = useEditWarehouse();
  return (
    <OfficePage
      title={t("office.warehouses.title")}
      actions={
        <Button variant="go" onClick={() => edit()}>
          {t("office.warehouses.add")}
        </Button>
      }
    >
      <div className="office-body">
        {warehouses.length === 0 ? (
          <ListEmpty title={t("office.warehouses.none")}>
            {t("office.warehouses.none_text")}
          </ListEmpty>
        ) : (
          <OfficePanel title={t("office.warehouses.title")} count={warehouses.length}>
            {warehouses.map((warehouse) => (
              <WarehouseRow
                key={warehouse.id}
                warehouse={warehouse}
                onEdit={() => edit(warehouse)}
              />
            ))}
          </OfficePanel>
        )}
      </div>
    </OfficePage>
  );
}

type RowProps = { warehouse: ListedWarehouse; onEdit: () => void };

function WarehouseRow({ warehouse, onEdit }: RowProps) {
  const t = useT();
  const { id, code, city, street, post_code, country, rates } = warehouse;
  const remove = () =>
    openConfirm({
      title: t("office.confirm.remove_title", { name: `${city} (${code})` }),
      text: t("office.warehouses.remove_text"),
      send: t("office.confirm.remove"),
      onConfirm: () => callStaff(removeWarehouseCall, { id }),
    });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <span className="num w-12 font-medium">{code}</span>
      <span className="min-w-48 flex-1">
        <span className="block font-medium">{city}</span>
        <span className="block truncate text-12 text-ink-3">
          {[street, post_code, country].join(", ")}
        </span>
      </span>
      <span className="ms-auto flex flex-wrap justify-end gap-2">
        <ButtonLink to="/rates" variant="quiet">
          {t("office.warehouses.rates", { count: rates })}
        </ButtonLink>
        <Button onClick={onEdit}>{t("office.warehouses.edit")}</Button>
        <Button variant="quiet" onClick={remove}>
          {t("office.warehouses.remove")}
        </Button>
      </span>
    </div>
  );
}

function useEditWarehouse() {
  const t = useT();
  const { run } = useAction();
  return (warehouse?: ListedWarehouse) => {
    const {
      id,
      rates: _rates,
      ...loaded
    } = warehouse ?? { id: undefined, rates: 0, ...NEW_WAREHOUSE };
    openRecordDialog<WarehouseFields>({
      title: warehouse ? warehouse.city : t("office.warehouses.add"),
      record: `warehouse:${id ?? "new"}`,
      loaded,
      keyOf: (name) => keyUnder("office.warehouses.field", name),
      fields: FIELDS,
      save: ({ seen, changes }) =>
        callStaff(saveWarehouseCall, { ...(id === undefined ? {} : { id }), seen, changes }),
      onSaved: () => run(async () => {}),
    });
  };
}
