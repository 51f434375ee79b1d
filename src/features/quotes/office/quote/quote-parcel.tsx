import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { NumberField } from "#office-ui/fields/number-field.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { packLines } from "../../domain/propose-price.ts";
import { withParcelField } from "../../domain/staff-price.ts";
import type { StaffQuote } from "../../staff-calls.ts";
import { HOLDS_DAYS, type PriceForm } from "./use-price-form.ts";

type QuoteParcelProps = { quote: StaffQuote; form: PriceForm };

const SIZES = ["lengthCm", "widthCm", "heightCm"] as const;

/** Text that is not a number must not pass for an empty field, which means the usual parcel. */
const typed = (value: number | null, text: string) =>
  value ?? (text.trim() === "" ? null : Number.NaN);
const shown = (value: number | null) => (Number.isNaN(value) ? null : value);

/** What the price consists of besides the goods: our fee and the parcel. */
export function QuoteParcel({ quote, form }: QuoteParcelProps) {
  const t = useT();
  const { number } = useOfficeFormat();
  if (!quote.can_price) return null;
  const { fields } = form;
  return (
    <OfficePanel
      title={t("office.quotes.parcel")}
      aside={
        <span className="desktop-only">
          {quote.terms && t("office.quotes.through", { warehouse: quote.terms.warehouse })}
        </span>
      }
    >
      <div className="quote-parcel">
        <MoneyField
          label={t("office.quotes.service")}
          error={form.errorOf("service_fee")}
          cents={fields.serviceCents}
          onCents={(serviceCents) => form.change({ serviceCents })}
        />
        <NumberField
          label={t("office.quotes.kg")}
          error={form.errorOf("kg")}
          placeholder={number(packLines(quote.lines).grams / 1000, 2)}
          number={shown(fields.kg)}
          onNumber={(kg, text) => form.change({ kg: typed(kg, text) })}
        />
        {SIZES.map((name) => (
          <NumberField
            key={name}
            label={t(`office.quotes.${name}`)}
            error={form.errorOf(name)}
            number={shown(fields[name])}
            onNumber={(size, text) => form.change(withParcelField(fields, name, typed(size, text)))}
          />
        ))}
        <SelectField
          label={t("office.quotes.holds")}
          value={String(form.days)}
          options={HOLDS_DAYS.map((days) => ({
            value: String(days),
            label: t("office.quotes.days", { count: days }),
          }))}
          onChoose={(days) => form.change({ days: Number(days) })}
        />
      </div>
      <p className="px-4 pb-3 text-12 text-ink-3">{t("office.quotes.parcel_hint")}</p>
    </OfficePanel>
  );
}
