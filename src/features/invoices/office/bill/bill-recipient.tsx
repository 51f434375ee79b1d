import { useT } from "#i18n/use-t.ts";
import type { RecordForm } from "#office-ui/form/use-record-form.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { BillDraft } from "./bill-draft.ts";
import { CustomerPicker } from "./customer-picker.tsx";

/** Whom the invoice is for: a customer, or a person or company without an account. */
export function BillRecipient({ form }: { form: RecordForm<BillDraft> }) {
  const t = useT();
  const { values, set, errorOf } = form;
  return (
    <OfficePanel title={t("office.bill.recipient")}>
      <div className="grid gap-4 border-t border-line p-4">
        <RadioCards
          legend={t("office.bill.recipient")}
          hideLegend
          name="who"
          value={values.who}
          onChange={(who) => set("who", who)}
          options={[
            { value: "customer", title: t("office.bill.customer") },
            { value: "guest", title: t("office.bill.guest") },
          ]}
        />
        {values.who === "customer" ? (
          <CustomerPicker
            chosen={values.customer}
            error={errorOf("customer_id")}
            onChoose={(customer) => set("customer", customer)}
          />
        ) : (
          <GuestFields form={form} />
        )}
      </div>
    </OfficePanel>
  );
}

function GuestFields({ form }: { form: RecordForm<BillDraft> }) {
  const t = useT();
  const { values, set, text, errorOf } = form;
  const sites = useSiteOptions();
  const of = (name: string) => errorOf(`recipient.${name}`);
  return (
    <div className="form-grid">
      <TextField {...text("name")} label={t("office.bill.name")} error={of("name")} />
      <TextField
        {...text("email")}
        type="email"
        label={t("office.bill.email")}
        error={of("email")}
      />
      {sites.length > 1 && (
        <SelectField
          name="site"
          label={t("office.bill.site")}
          value={values.siteId}
          options={sites}
          onChoose={(site) => set("siteId", site)}
        />
      )}
      <TextField
        {...text("company")}
        optional
        label={t("office.bill.company")}
        error={of("company.name")}
      />
      <TextField
        {...text("code")}
        optional
        label={t("office.bill.code")}
        error={of("company.code")}
      />
      <TextField
        {...text("vatCode")}
        optional
        label={t("office.bill.vat_code")}
        error={of("company.vat_code")}
      />
      <TextField
        {...text("street")}
        optional
        label={t("office.bill.street")}
        error={of("address.first_address")}
      />
      <TextField
        {...text("city")}
        optional
        label={t("office.bill.city")}
        error={of("address.city")}
      />
      <TextField {...text("zip")} optional label={t("office.bill.zip")} error={of("address.zip")} />
    </div>
  );
}
