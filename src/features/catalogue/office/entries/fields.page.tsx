import { useLoaderData } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { FieldValues } from "../../domain/staff-goods/taxonomy-values.ts";
import { type StaffTaxonomy, staffTaxonomyCall } from "../../staff-calls.ts";
import { createFieldCall, editFieldCall, removeFieldCall } from "../../taxonomy/staff-calls.ts";
import { useWords } from "../use-words.ts";
import { type EntryFields, openEntry } from "./entry-dialog.tsx";
import { EntryList } from "./entry-list.tsx";
import { LinesField } from "./lines-field.tsx";
import { readValues, writeValues } from "./lines-text.ts";
import { NameFields } from "./name-fields.tsx";
import { NO_NAMES, nameValues } from "./name-values.ts";

export const loader = () => callApi(staffTaxonomyCall, {});

type Field = StaffTaxonomy["fields"][number];
const NEW: FieldValues = { ...NO_NAMES, key: "", is_disabled: false, values: [] };

const valuesOf = ({ key, titles, is_disabled, values }: Field): FieldValues => ({
  key,
  ...nameValues(titles),
  is_disabled,
  values,
});

export default function FieldsPage() {
  const t = useT();
  const nameOf = useWords();
  const { fields } = useLoaderData<typeof loader>().taxonomy;
  const open = (field: Field | undefined) =>
    openEntry<FieldValues>({
      title: field ? nameOf(field.titles) : t("office.goods.fields_page.new"),
      ...(field ? { record: `field:${field.id}` } : {}),
      loaded: field ? valuesOf(field) : NEW,
      fields: (form) => <FieldFields form={form} />,
      save: (edit) => callApi(editFieldCall, { ...edit, id: field?.id ?? 0 }),
      create: (values) => callApi(createFieldCall, values),
      ...(field ? { remove: () => callApi(removeFieldCall, { id: field.id }) } : {}),
    });
  return (
    <EntryList
      title={t("office.goods.fields_page.title")}
      newLabel={t("office.goods.fields_page.new")}
      none={t("office.goods.fields_page.none")}
      entries={fields.map(({ id, titles, values }) => ({
        id,
        name: nameOf(titles),
        detail: t("office.goods.fields_page.count", { count: values.length }),
      }))}
      onNew={() => open(undefined)}
      onOpen={(id) => open(fields.find((field) => field.id === id))}
    />
  );
}

function FieldFields({ form }: { form: EntryFields<FieldValues> }) {
  const t = useT();
  return (
    <>
      <TextField
        label={t("office.goods.fields_page.key")}
        value={form.values.key}
        error={form.errorOf("key")}
        onChange={({ target }) => form.set("key", target.value)}
      />
      <NameFields
        nameIn={(language) => form.values[`name.${language}`]}
        errorOf={(language) => form.errorOf(`name.${language}`)}
        onChange={(language, name) => form.set(`name.${language}`, name)}
      />
      <Checkbox
        checked={form.values.is_disabled}
        onChange={({ target }) => form.set("is_disabled", target.checked)}
      >
        {t("office.goods.fields_page.disabled")}
      </Checkbox>
      <LinesField
        label={t("office.goods.fields_page.values")}
        value={form.values.values}
        error={form.errorOf("values")}
        read={readValues}
        write={writeValues}
        onChange={(values) => form.set("values", values)}
      />
    </>
  );
}
