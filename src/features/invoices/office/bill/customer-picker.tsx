import { useState } from "react";
import type { ListedCustomer } from "#features/account/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { ChosenCustomer } from "./bill-draft.ts";
import { useCustomerSearch } from "./use-customer-search.ts";

type CustomerPickerProps = {
  chosen: ChosenCustomer | null;
  error: string | undefined;
  onChoose: (customer: ChosenCustomer | null) => void;
};

const nameOf = ({ name, email, company_name }: ListedCustomer) =>
  [company_name, name, email].filter(Boolean).join(" · ");

/** Finds a customer while typing; the chosen one replaces the field. */
export function CustomerPicker({ chosen, error, onChoose }: CustomerPickerProps) {
  const t = useT();
  const [typed, setTyped] = useState("");
  const { customers, isNobody, failed } = useCustomerSearch(chosen ? "" : typed);
  if (chosen) {
    return (
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 flex-1 font-medium">{chosen.name}</span>
          <Button onClick={() => onChoose(null)}>{t("office.bill.other_customer")}</Button>
        </p>
        {error && (
          <p role="alert" className="field-error text-12">
            {error}
          </p>
        )}
      </div>
    );
  }
  const note = failed ? t("office.problem.title") : isNobody ? t("office.bill.nobody") : error;
  return (
    <div>
      <TextField
        label={t("office.bill.find_customer")}
        name="customer"
        type="search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        error={note}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {customers.map((customer) => (
          <li key={customer.id}>
            <button
              type="button"
              className="entry-row"
              onClick={() =>
                onChoose({ id: customer.id, name: nameOf(customer), siteId: customer.site_id })
              }
            >
              <span className="min-w-0 flex-1 truncate">{nameOf(customer)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
