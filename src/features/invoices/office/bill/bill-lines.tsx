import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { NumberField } from "#office-ui/fields/number-field.tsx";
import type { RecordForm } from "#office-ui/form/use-record-form.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { BILL_LIMITS } from "../../domain/bill.ts";
import type { BillTerms } from "../../staff-calls.ts";
import { type BillDraft, type DraftLine, emptyLine, sumsOf } from "./bill-draft.ts";

type BillLinesProps = { form: RecordForm<BillDraft>; terms: BillTerms | undefined };

/** The lines of a new invoice, and its sums as it will have them. */
export function BillLines({ form, terms }: BillLinesProps) {
  const t = useT();
  const { values, set, errorOf } = form;
  const { lines } = values;
  const change = (at: number, changes: Partial<DraftLine>) =>
    set(
      "lines",
      lines.map((line, position) => (position === at ? { ...line, ...changes } : line)),
    );
  return (
    <OfficePanel title={t("office.bill.lines")} count={lines.length}>
      <ul>
        {lines.map((line, at) => (
          <li key={line.key} className="bill-line">
            <BillLine
              line={line}
              usualVat={terms?.vat_percent}
              errorOf={(name) => errorOf(`lines.${at}.${name}`)}
              onChange={(changes) => change(at, changes)}
            />
            {lines.length > 1 && (
              <IconButton
                label={t("office.bill.remove_line")}
                icon={<OfficeIcon name="trash" />}
                onClick={() => set("lines", lines.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-start gap-4 border-t border-line p-4">
        <Button
          disabled={lines.length >= BILL_LIMITS.lines}
          onClick={() => set("lines", [...lines, emptyLine(crypto.randomUUID())])}
        >
          <OfficeIcon name="plus" />
          {t("office.bill.add_line")}
        </Button>
        <BillSums draft={values} terms={terms} error={errorOf("lines")} />
      </div>
    </OfficePanel>
  );
}

type BillLineProps = {
  line: DraftLine;
  usualVat: number | undefined;
  errorOf: (name: string) => string | undefined;
  onChange: (changes: Partial<DraftLine>) => void;
};

function BillLine({ line, usualVat, errorOf, onChange }: BillLineProps) {
  const t = useT();
  return (
    <div className="bill-line-fields">
      <TextField
        className="bill-line-name"
        label={t("office.bill.what")}
        name="what"
        maxLength={200}
        value={line.name}
        error={errorOf("name")}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <NumberField
        label={t("office.bill.quantity")}
        name="quantity"
        number={line.quantity}
        error={errorOf("quantity")}
        onNumber={(quantity) => onChange({ quantity })}
      />
      <MoneyField
        label={t("office.bill.price")}
        name="price"
        cents={line.cents}
        error={errorOf("price")}
        onCents={(cents) => onChange({ cents })}
      />
      <NumberField
        label={t("office.bill.vat")}
        name="vat"
        end="%"
        placeholder={usualVat === undefined ? "" : String(usualVat)}
        number={line.vatPercent}
        error={errorOf("vat_percent")}
        onNumber={(vatPercent) => onChange({ vatPercent })}
      />
    </div>
  );
}

type BillSumsProps = {
  draft: Pick<BillDraft, "lines">;
  terms: BillTerms | undefined;
  error: string | undefined;
};

function BillSums({ draft, terms, error }: BillSumsProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { vat, netCents, totalCents } = sumsOf(draft, terms);
  return (
    <dl className="bill-sums num">
      <div>
        <dt>{t("office.bill.net")}</dt>
        <dd>{money(netCents)}</dd>
      </div>
      {vat.map(({ percent, vatCents }) => (
        <div key={percent}>
          <dt>{t("office.bill.vat_of", { percent })}</dt>
          <dd>{money(vatCents)}</dd>
        </div>
      ))}
      <div className="bill-sums-total">
        <dt>{t("office.papers.total")}</dt>
        <dd>
          <output aria-live="polite">{money(totalCents)}</output>
        </dd>
      </div>
      {error && (
        <p role="alert" className="field-error text-12">
          {error}
        </p>
      )}
    </dl>
  );
}
