import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { staffCustomerCall } from "#features/account/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useDraftNotice } from "#office-ui/form/use-draft-notice.ts";
import { type RecordForm, useRecordForm } from "#office-ui/form/use-record-form.ts";
import { useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { staffIssueCall } from "../../contract.ts";
import { type BillTerms, billTermsCall, listStaffPapersCall } from "../../staff-calls.ts";
import { type BillDraft, billInput, type ChosenCustomer, emptyBill, siteOf } from "./bill-draft.ts";
import { BillLines } from "./bill-lines.tsx";
import { BillRecipient } from "./bill-recipient.tsx";

/** `?customer=17` starts with that customer. */
export async function loader({ request }: LoaderFunctionArgs) {
  const id = Number(new URL(request.url).searchParams.get("customer"));
  const { sites } = await callApi(billTermsCall, {});
  return { sites, customer: id > 0 ? await findCustomer(id) : null };
}

async function findCustomer(id: number): Promise<ChosenCustomer> {
  const { customer } = await callApi(staffCustomerCall, { id });
  const { name, email, site_id: siteId } = customer;
  return { id, name: [name, email].filter(Boolean).join(" · "), siteId };
}

/** Writes an invoice that is payable on its own; its link is mailed to whom it is for. */
export default function NewBillPage() {
  const t = useT();
  const { sites, customer } = useLoaderData<typeof loader>();
  const form = useBillForm(customer);
  useDraftNotice(form);
  const terms = sites.find(({ id }) => id === siteOf(form.values));
  return (
    <RecordFrame
      back={{ to: "/invoices", label: t("office.papers.title") }}
      title={t("office.bill.new")}
      actions={[
        ...(form.changed.length > 0
          ? [{ key: "discard", label: t("office.form.discard"), run: form.discard }]
          : []),
        {
          key: "send",
          label: t("office.bill.send"),
          icon: "send",
          shortcut: "ctrl+s",
          position: "primary",
          busy: form.busy,
          run: () => void form.save(true),
        },
      ]}
    >
      <ProblemNotice problem={form.problem} />
      <BillRecipient form={form} />
      <BillLines form={form} terms={terms} />
      <BillConditions form={form} terms={terms} />
    </RecordFrame>
  );
}

function useBillForm(customer: ChosenCustomer | null): RecordForm<BillDraft> {
  const t = useT();
  const { sites } = useMe();
  const navigate = useNavigate();
  const blank = { ...emptyBill(sites[0]?.id), customer };
  const form = useRecordForm<BillDraft>({
    record: `invoice:new${customer ? `-${customer.id}` : ""}`,
    loaded: blank,
    save: async ({ changes }) => {
      const key = changes.key ?? crypto.randomUUID();
      form.set("key", key);
      const { invoice } = await callStaff(
        staffIssueCall,
        billInput({ ...blank, ...changes, key }),
      ).catch((refusal: unknown) => {
        // The invoice was made before with other lines; another one needs a key of its own.
        if (refusal instanceof CallFailed && refusal.message === "errors.key_reused") {
          form.set("key", crypto.randomUUID());
        }
        throw refusal;
      });
      form.discard();
      showToast({ kind: "good", text: t("office.bill.sent", { number: invoice.number }) });
      await navigate(await pathOf(invoice.number), { replace: true });
    },
  });
  return form;
}

/** The new invoice's page; the call answers as its customer sees it, without our number of the row. */
async function pathOf(number: string): Promise<string> {
  const { papers } = await callApi(listStaffPapersCall, { query: number });
  return papers[0] ? `/invoices/${papers[0].id}` : "/invoices";
}

type ConditionsProps = { form: RecordForm<BillDraft>; terms: BillTerms | undefined };

function BillConditions({ form, terms }: ConditionsProps) {
  const t = useT();
  const languageName = useLanguageName();
  const { values, set, text, errorOf } = form;
  const languages = terms?.languages ?? [];
  return (
    <OfficePanel title={t("office.bill.conditions")}>
      <div className="form-grid border-t border-line p-4">
        <TextField
          {...text("dueOn")}
          type="date"
          label={t("office.papers.due")}
          hint={t("office.bill.due_hint", { day: terms?.due_on ?? "" })}
          optional
          min={terms?.due_from}
          max={terms?.due_until}
          error={errorOf("due_on")}
        />
        <SelectField
          name="language"
          label={t("office.bill.language")}
          value={values.language || (languages[0] ?? "")}
          options={languages.map((value) => ({ value, label: languageName(value) }))}
          onChoose={(language) => set("language", language)}
          error={errorOf("language")}
        />
      </div>
    </OfficePanel>
  );
}
