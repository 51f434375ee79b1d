import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { VARIANT_FIELDS } from "../../../domain/variant-fields.ts";
import type { StaffTaxonomy } from "../../../staff-calls.ts";
import { useWords } from "../../use-words.ts";
import type { ProductForm } from "../product-words.ts";
import { fieldsOfCategories } from "./fields-of-product.ts";

type Props = { form: ProductForm; taxonomy: StaffTaxonomy };

const isOfVariants = (key: string) => VARIANT_FIELDS.some((one) => one === key);
const valuesIn = (text: string) =>
  text
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean);

/** Fields of its categories and fields with a value; sizes and colours belong to the variants. */
export function ProductAttributes({ form, taxonomy }: Props) {
  const t = useT();
  const { fields: values, category_ids: categoryIds } = form.values;
  const [showsAll, setShowsAll] = useState(false);
  // A field that is cleared stays in its place.
  const [filled] = useState(() => new Set(Object.keys(values).map(Number)));
  const usual = fieldsOfCategories(taxonomy, categoryIds);
  const fields = taxonomy.fields.filter(({ key }) => !isOfVariants(key));
  const shown = fields.filter(
    ({ id }) => showsAll || usual.has(id) || filled.has(id) || values[id] !== undefined,
  );
  const more = fields.length - shown.length;
  return (
    <OfficePanel title={t("office.goods.fields")}>
      <div className="form-grid border-t border-line p-4">
        {shown.length === 0 && (
          <p className="form-grid-whole text-ink-2">{t("office.goods.fields_none")}</p>
        )}
        {shown.map((field) => (
          <AttributeField key={field.id} form={form} field={field} />
        ))}
        {more > 0 && (
          <div className="form-grid-whole">
            <Button onClick={() => setShowsAll(true)}>
              {t("office.goods.fields_more", { count: more })}
            </Button>
          </div>
        )}
      </div>
    </OfficePanel>
  );
}

type AttributeProps = { form: ProductForm; field: StaffTaxonomy["fields"][number] };

/** Several values are separated by commas. The text stays exactly as it is typed. */
function AttributeField({ form, field }: AttributeProps) {
  const nameOf = useWords();
  const current = (form.values.fields[field.id] ?? []).join(", ");
  const [typed, setTyped] = useState<string>();
  const listId = `values-${field.id}`;
  const change = (text: string) => {
    setTyped(text);
    const { [field.id]: _former, ...others } = form.values.fields;
    const values = valuesIn(text);
    form.set("fields", values.length > 0 ? { ...others, [field.id]: values } : others);
  };
  return (
    <>
      <TextField
        label={nameOf(field.titles)}
        value={typed ?? current}
        list={listId}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={listId}>
        {field.values.map(({ value, titles }) => (
          <option key={value} value={value}>
            {nameOf(titles)}
          </option>
        ))}
      </datalist>
    </>
  );
}
