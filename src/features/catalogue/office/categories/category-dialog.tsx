import { useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { closeModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { CategoryValues, NewCategory } from "../../domain/staff-goods/taxonomy-values.ts";
import { pickTranslation } from "../../domain/translation.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import {
  createCategoryCall,
  editCategoryCall,
  mergeCategoryCall,
  removeCategoryCall,
} from "../../taxonomy/staff-calls.ts";
import { categoryOptions } from "../category-options.ts";
import { ENTRY_DIALOG, type EntryFields, openEntry } from "../entries/entry-dialog.tsx";
import { NameFields } from "../entries/name-fields.tsx";
import { NO_NAMES, nameValues } from "../entries/name-values.ts";
import { useWords } from "../use-words.ts";

type Category = StaffTaxonomy["categories"][number];

export const openCategory = (category: Category, taxonomy: StaffTaxonomy) =>
  openEntry<CategoryValues>({
    title: pickTranslation(category.names, [document.documentElement.lang, "en"]),
    record: `category:${category.id}`,
    loaded: {
      ...nameValues(category.names),
      filterable_field_ids: category.filterable_field_ids,
      display_in_marketplace: category.display_in_marketplace,
    },
    fields: (form) => <CategoryFields form={form} category={category} taxonomy={taxonomy} />,
    save: (edit) => callApi(editCategoryCall, { ...edit, id: category.id }),
    create: async () => {},
    remove: () => callApi(removeCategoryCall, { id: category.id }),
  });

export const openNewCategory = (title: string, taxonomy: StaffTaxonomy) =>
  openEntry<NewCategory>({
    title,
    loaded: { ...NO_NAMES, set: 1, parent_id: null },
    fields: (form) => <NewFields form={form} taxonomy={taxonomy} />,
    save: async () => {},
    create: (values) => callApi(createCategoryCall, values),
  });

type NewFieldsProps = { form: EntryFields<NewCategory>; taxonomy: StaffTaxonomy };

function NewFields({ form, taxonomy }: NewFieldsProps) {
  const t = useT();
  const nameOf = useWords();
  const { set, parent_id: parentId } = form.values;
  const sets = [1, 2] as const;
  return (
    <>
      <SelectField
        label={t("office.goods.category")}
        value={String(set)}
        options={sets.map((one) => ({
          value: String(one),
          label: t("office.goods.categories.tree", { set: one }),
        }))}
        onChoose={(value) => {
          form.set("set", value === "2" ? 2 : 1);
          form.set("parent_id", null);
        }}
      />
      <SelectField
        label={t("office.goods.categories.parent")}
        value={parentId === null ? "" : String(parentId)}
        error={form.errorOf("parent_id")}
        options={[
          { value: "", label: t("office.goods.categories.top") },
          ...categoryOptions(taxonomy.categories, set, nameOf),
        ]}
        onChoose={(value) => form.set("parent_id", value ? Number(value) : null)}
      />
      <NameFields
        nameIn={(language) => form.values[`name.${language}`]}
        errorOf={(language) => form.errorOf(`name.${language}`)}
        onChange={(language, name) => form.set(`name.${language}`, name)}
      />
    </>
  );
}

type FieldsProps = {
  form: EntryFields<CategoryValues>;
  category: Category;
  taxonomy: StaffTaxonomy;
};

function CategoryFields({ form, category, taxonomy }: FieldsProps) {
  const t = useT();
  const nameOf = useWords();
  const chosen = form.values.filterable_field_ids;
  const toggle = (id: number, isOn: boolean) =>
    form.set("filterable_field_ids", isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <>
      <NameFields
        nameIn={(language) => form.values[`name.${language}`]}
        errorOf={(language) => form.errorOf(`name.${language}`)}
        onChange={(language, name) => form.set(`name.${language}`, name)}
      />
      <fieldset className="mb-4">
        <legend className="mb-1 font-medium">{t("office.goods.categories.filters")}</legend>
        <div className="flex flex-wrap gap-x-4">
          {taxonomy.fields.map(({ id, titles }) => (
            <Checkbox
              key={id}
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            >
              {nameOf(titles)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Checkbox
        className="mb-4"
        checked={form.values.display_in_marketplace}
        onChange={({ target }) => form.set("display_in_marketplace", target.checked)}
      >
        {t("office.goods.categories.in_marketplace")}
      </Checkbox>
      <MergeCategory category={category} taxonomy={taxonomy} />
    </>
  );
}

function MergeCategory({ category, taxonomy }: Omit<FieldsProps, "form">) {
  const t = useT();
  const nameOf = useWords();
  const [into, setInto] = useState("");
  const options = categoryOptions(taxonomy.categories, category.set, nameOf);
  const merge = async () => {
    const { moved } = await callApi(mergeCategoryCall, { id: category.id, into: Number(into) });
    closeModal(ENTRY_DIALOG);
    showToast({ kind: "good", text: t("office.goods.categories.merged", { count: moved }) });
  };
  const askToMerge = () =>
    openConfirm({
      title: t("office.goods.categories.merge_title", { name: nameOf(category.names) }),
      text: t("office.confirm.for_good"),
      send: t("office.goods.categories.merge_do"),
      onConfirm: merge,
    });
  return (
    <div className="mb-4 flex items-end gap-2">
      <SelectField
        className="flex-1"
        label={t("office.goods.categories.merge")}
        hint={t("office.goods.categories.merge_text")}
        placeholder="–"
        value={into}
        options={options.filter(({ value }) => value !== String(category.id))}
        onChoose={setInto}
      />
      <Button disabled={into === ""} onClick={askToMerge}>
        {t("office.goods.categories.merge_do")}
      </Button>
    </div>
  );
}
