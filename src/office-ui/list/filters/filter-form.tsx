import { type FormEvent, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { type ListFilter, makeFilter } from "../list-address.ts";
import type { ListFilterField } from "../list-description.ts";
import { booleanOptions, operatorWords } from "./filter-words.ts";

type FilterFormProps = {
  field: ListFilterField;
  filter?: ListFilter;
  onApply: (filter: ListFilter) => void;
};

/** Edits a filter: its operator and its value. */
export function FilterForm({ field, filter, onApply }: FilterFormProps) {
  const t = useT();
  const { operators } = field;
  const [operator, setOperator] = useState(filter?.operator ?? operators[0] ?? "is");
  const [values, setValues] = useState<readonly string[]>(filter?.values ?? []);
  // A number field with one operator has no operator menu, so the label names the operator.
  const isSaid = field.kind === "number" && operators.length === 1;
  const words = isSaid ? `${field.title} ${operatorWords(operator, t)}` : undefined;
  const made = makeFilter(field, operator, values.join(","));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (made) onApply(made);
  };
  return (
    <form className="filter-form" onSubmit={apply} aria-label={field.title}>
      {operators.length > 1 && (
        <SelectField
          label={field.title}
          value={operator}
          options={operators.map((value) => ({ value, label: operatorWords(value, t) }))}
          onChoose={setOperator}
        />
      )}
      <FilterValue field={field} words={words} values={values} onChange={setValues} />
      <Button type="submit" variant="go" wide disabled={!made}>
        {t("office.filter.apply")}
      </Button>
    </form>
  );
}

type FilterValueProps = {
  field: ListFilterField;
  words: string | undefined;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
};

const INPUT_TYPES = { text: "search", date: "date", money: "text", number: "text" } as const;

function FilterValue({ field, words, values, onChange }: FilterValueProps) {
  const t = useT();
  if (field.kind === "one" || field.kind === "id") {
    return (
      <SelectField
        label={field.title}
        value={values[0] ?? ""}
        placeholder=""
        options={field.options ?? []}
        onChoose={(value) => onChange([value])}
      />
    );
  }
  if (field.kind === "choice" || field.kind === "ids" || field.kind === "boolean") {
    const isMany = field.kind !== "boolean";
    const options = isMany ? (field.options ?? []) : booleanOptions(t);
    const toggle = (value: string, on: boolean) => {
      const others = isMany ? values.filter((one) => one !== value) : [];
      onChange(on ? [...others, value] : others);
    };
    return (
      <fieldset className="filter-form-options">
        <legend className="visually-hidden">{field.title}</legend>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={values.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  return (
    <TextField
      label={words ?? field.title}
      hideLabel={!words && field.kind !== "text"}
      type={INPUT_TYPES[field.kind]}
      inputMode={field.kind === "money" || field.kind === "number" ? "decimal" : undefined}
      value={values[0] ?? ""}
      end={field.unit}
      onChange={(event) => onChange([event.target.value])}
    />
  );
}
