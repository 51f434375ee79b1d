import { useState } from "react";
import { slugify } from "#core/slugify.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { OutputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { currencyOf } from "../../domain/staff-goods/column-units.ts";
import { IMPORT_TARGETS, type ImportTarget } from "../../domain/staff-goods/guess-columns.ts";
import {
  compareImportCall,
  type guessImportCall,
  stageImportCall,
} from "../../imports/staff-calls.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import { categoryOptions } from "../category-options.ts";
import { useWords } from "../use-words.ts";
import { warehouseOptions } from "../warehouse-options.ts";
import { buildMapping, type MappingChoice } from "./build-mapping.ts";
import { CategoryWords } from "./category-words.tsx";
import { type CheckedImport, ImportResult } from "./import-result.tsx";
import { mergeReasons } from "./merge-reasons.ts";
import { proposeFactors } from "./propose-factors.ts";
import { useTargetTitle } from "./use-target-title.ts";

type Props = {
  id: string;
  name: string;
  file: OutputOf<typeof guessImportCall>;
  taxonomy: StaffTaxonomy;
};

/** Chooses what each column means; then rows are read and checked, and nothing is on sale yet. */
export function ImportMapping({ id, name, file, taxonomy }: Props) {
  const t = useT();
  const nameOf = useWords();
  const { busy, run } = useAction();
  const [checked, setChecked] = useState<CheckedImport>();
  const columnOf = (column: string | undefined) => file.columns.find((one) => one.name === column);
  const [choice, setChoice] = useState<MappingChoice>({
    source: slugify(name.replace(/\.\w+$/, ""))
      .slice(0, 50)
      .replace(/-$/, ""),
    columns: file.guessed,
    categoryId: null,
    warehouse: taxonomy.warehouses[0] ?? "",
    brand: "",
    ...proposeFactors(file, file.guessed),
    categories: {},
  });
  const set = (part: Partial<MappingChoice>) =>
    setChoice((now) => ({
      ...now,
      // Another column may be in another currency or unit.
      ...(part.columns ? proposeFactors(file, part.columns, now.columns) : {}),
      ...part,
    }));
  const priceColumn = columnOf(choice.columns.price);
  const currency = priceColumn && currencyOf(priceColumn);
  const check = () =>
    run(async () => {
      const mapping = buildMapping(choice);
      let staged = await callApi(stageImportCall, { id, mapping, start: true });
      const reasons = [...staged.reasons];
      while (!staged.done) {
        staged = await callApi(stageImportCall, { id, mapping, start: false });
        reasons.push(...staged.reasons);
      }
      const difference = await callApi(compareImportCall, { source: choice.source });
      setChecked({
        source: choice.source,
        staged: { ...staged, reasons: mergeReasons(reasons) },
        difference,
      });
    });
  const options = [...new Set(taxonomy.categories.map((one) => one.set))].flatMap((one) =>
    categoryOptions(taxonomy.categories, one, nameOf),
  );
  const text = (field: "source" | "brand" | "factor" | "grams") => ({
    value: choice[field],
    onChange: ({ target }: { target: { value: string } }) => set({ [field]: target.value }),
  });
  return (
    <>
      <OfficePanel title={t("office.imports.mapping")}>
        <div className="border-t border-line p-4">
          <p className="mb-4 text-ink-2">{t("office.imports.mapping_text")}</p>
          <div className="form-grid">
            <TextField
              label={t("office.imports.source")}
              hint={t("office.imports.source_hint")}
              {...text("source")}
            />
            <SelectField
              label={t("office.imports.category_all")}
              placeholder="–"
              value={choice.categoryId ? String(choice.categoryId) : ""}
              options={options}
              onChoose={(value) => set({ categoryId: Number(value) })}
            />
            <SelectField
              label={t("office.imports.warehouse")}
              value={choice.warehouse}
              options={warehouseOptions(taxonomy)}
              onChoose={(warehouse) => set({ warehouse })}
            />
            <TextField label={t("office.imports.brand_else")} {...text("brand")} />
            <TextField label={t("office.imports.factor")} inputMode="decimal" {...text("factor")} />
            <TextField label={t("office.imports.grams")} inputMode="decimal" {...text("grams")} />
          </div>
          {currency && currency !== "EUR" && (
            <CurrencyWarning currency={currency} rate={file.rates[currency]} />
          )}
          <ColumnFields file={file} choice={choice} onChange={set} />
          <CategoryWords
            words={columnOf(choice.columns.category)?.words ?? []}
            categories={choice.categories}
            taxonomy={taxonomy}
            onChange={(categories) => set({ categories })}
          />
          <Button variant={checked ? "line" : "go"} busy={busy} onClick={check}>
            {t("office.imports.check")}
          </Button>
        </div>
      </OfficePanel>
      {checked && <ImportResult key={JSON.stringify(checked.staged)} checked={checked} />}
    </>
  );
}

const MOST_SHOWN = 60;
const cut = (text: string) =>
  text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN).trimEnd()}…` : text;

type CurrencyWarningProps = { currency: string; rate: number | undefined };

/** Prices are in euros: warns that amounts in another currency must not be taken as euros unconverted. */
function CurrencyWarning({ currency, rate }: CurrencyWarningProps) {
  const t = useT();
  const { number } = useOfficeFormat();
  return (
    <div className="mt-4">
      <Notice kind="warn" announce>
        {rate
          ? t("office.imports.currency_rate", { currency, rate: number(rate, 4) })
          : t("office.imports.currency_unknown", { currency })}
      </Notice>
    </div>
  );
}

type ColumnFieldsProps = Pick<Props, "file"> & {
  choice: MappingChoice;
  onChange: (part: Partial<MappingChoice>) => void;
};

function ColumnFields({ file, choice, onChange }: ColumnFieldsProps) {
  const titleOf = useTargetTitle();
  const samples = new Map(file.columns.map((column) => [column.name, column.samples]));
  const options = [
    { value: "", label: "–" },
    ...file.columns.map((column) => ({ value: column.name, label: column.name })),
  ];
  const choose = (target: ImportTarget, name: string) => {
    const { [target]: _former, ...others } = choice.columns;
    onChange({ columns: name ? { ...others, [target]: name } : others });
  };
  return (
    <div className="form-grid mt-4">
      {IMPORT_TARGETS.map((target) => {
        const column = choice.columns[target] ?? "";
        return (
          <SelectField
            key={target}
            label={titleOf(target)}
            hint={cut(samples.get(column)?.filter(Boolean).join(" · ") ?? "")}
            value={column}
            options={options}
            onChoose={(name) => choose(target, name)}
          />
        );
      })}
    </div>
  );
}
