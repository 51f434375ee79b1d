import { useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import { useCountryName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { listVatCall, saveVatCall, type VatRow } from "../../staff-calls.ts";

export const loader = () => callApi(listVatCall, {});

/** The VAT rates of each country that a site ships to. */
export default function TaxesPage() {
  const t = useT();
  const { rates } = useLoaderData<typeof loader>();
  return (
    <OfficePage title={t("office.taxes.title")}>
      <div className="office-body">
        <p className="max-w-prose text-ink-2">{t("office.taxes.text")}</p>
        <OfficePanel title={t("office.taxes.title")} count={rates.length}>
          {rates.map((row) => (
            <CountryRow key={row.country} row={row} />
          ))}
        </OfficePanel>
      </div>
    </OfficePage>
  );
}

function CountryRow({ row }: { row: VatRow }) {
  const t = useT();
  const { number } = useOfficeFormat();
  const countryName = useCountryName();
  const { run } = useAction();
  const { country, percent, since, is_own, next, entered } = row;
  const name = countryName(country);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const edit = () =>
    openRecordDialog({
      title: t("office.taxes.edit", { country: name }),
      record: `vat:${country}`,
      loaded: { percent, since: tomorrow },
      keyOf: (name) => keyUnder("office.taxes.field", name),
      fields: [
        { name: "percent", kind: "number", unit: "%" },
        { name: "since", kind: "day", hint: "office.taxes.since_hint" },
      ],
      save: ({ changes }) => {
        const sent = { country, percent, since: tomorrow, ...changes };
        const seen = entered.find((one) => one.since === sent.since)?.percent;
        return callStaff(saveVatCall, { ...sent, ...(seen === undefined ? {} : { seen }) });
      },
      onSaved: () => run(async () => {}),
    });
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <span className="min-w-40 flex-1 font-medium max-md:min-w-3/4">{name}</span>
      <span className="num font-medium">{`${number(percent, percent % 1 ? 1 : 0)} %`}</span>
      <span className="num text-12 text-ink-3 lg:min-w-56">
        {since ? t("office.taxes.since", { since }) : t("office.taxes.unknown")}
        {is_own && ` · ${t("office.taxes.own")}`}
        {next && ` · ${t("office.taxes.next", { percent: next.percent, since: next.since })}`}
      </span>
      <span className="ms-auto">
        <Button onClick={edit}>{t("office.taxes.change")}</Button>
      </span>
    </div>
  );
}
