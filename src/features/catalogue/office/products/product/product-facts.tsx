import { useT } from "#i18n/use-t.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import type { StaffTaxonomy } from "../../../staff-calls.ts";
import { categoryOptions } from "../../category-options.ts";
import { useWords } from "../../use-words.ts";
import { warehouseOptions } from "../../warehouse-options.ts";
import type { ProductForm } from "../product-words.ts";

type Props = { form: ProductForm; taxonomy: StaffTaxonomy };

export function ProductFacts({ form, taxonomy }: Props) {
  const t = useT();
  const nameOf = useWords();
  const { values, set, errorOf } = form;
  const none = { value: "", label: "–" };
  return (
    <OfficePanel title={t("office.goods.facts")}>
      <div className="form-grid border-t border-line p-4">
        <TextField label={t("office.goods.brand")} {...form.text("manufacturer")} />
        <CategoryFields form={form} taxonomy={taxonomy} />
        <SelectField
          label={t("office.goods.seller")}
          value={values.seller ?? ""}
          error={errorOf("seller")}
          options={[
            none,
            ...taxonomy.sellers.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChoose={(value) => set("seller", value || null)}
        />
        <SelectField
          label={t("office.goods.warehouse")}
          value={values.warehouse}
          error={errorOf("warehouse")}
          options={warehouseOptions(taxonomy)}
          onChoose={(value) => set("warehouse", value)}
        />
        <SelectField
          label={t("office.goods.size_chart")}
          value={values.size_chart ?? ""}
          error={errorOf("size_chart")}
          options={[
            none,
            ...taxonomy.size_charts.map(({ slug, titles }) => ({
              value: slug,
              label: nameOf(titles),
            })),
          ]}
          onChoose={(value) => set("size_chart", value || null)}
        />
        <TextField
          label={t("office.goods.pack_size")}
          inputMode="numeric"
          value={String(values.pack_size || "")}
          error={errorOf("pack_size")}
          onChange={({ target }) => set("pack_size", Number(target.value.replace(/\D/g, "")))}
        />
        <TextField
          label={t("office.goods.arrived_on")}
          type="date"
          value={values.arrived_on}
          error={errorOf("arrived_on")}
          onChange={({ target }) => set("arrived_on", target.value)}
        />
        <TextField
          label={t("office.goods.deal_ends_at")}
          type="datetime-local"
          value={values.deal_ends_at?.slice(0, 16) ?? ""}
          error={errorOf("deal_ends_at")}
          hint={t("office.goods.in_utc")}
          onChange={({ target }) =>
            set("deal_ends_at", target.value ? `${target.value}:00.000Z` : null)
          }
        />
        <Checkbox {...form.check("is_pro")}>{t("office.goods.is_pro")}</Checkbox>
        <FlagFields form={form} taxonomy={taxonomy} />
      </div>
    </OfficePanel>
  );
}

/** At most one category per id set: a site shows one of the sets. */
function CategoryFields({ form, taxonomy }: Props) {
  const t = useT();
  const nameOf = useWords();
  const { values, set, errorOf } = form;
  const setOf = new Map(taxonomy.categories.map((category) => [category.id, category.set]));
  const sets = [...new Set(taxonomy.categories.map((category) => category.set))].toSorted();
  return sets.map((one) => {
    const chosen = values.category_ids.find((id) => setOf.get(id) === one);
    const others = values.category_ids.filter((id) => setOf.get(id) !== one);
    return (
      <SelectField
        key={one}
        label={
          sets.length > 1
            ? t("office.goods.category_of_set", { set: one })
            : t("office.goods.category")
        }
        value={chosen ? String(chosen) : ""}
        error={errorOf("category_ids")}
        options={[{ value: "", label: "–" }, ...categoryOptions(taxonomy.categories, one, nameOf)]}
        onChoose={(value) =>
          set(
            "category_ids",
            (value ? [...others, Number(value)] : others).toSorted(
              (a, b) => (setOf.get(a) ?? 0) - (setOf.get(b) ?? 0),
            ),
          )
        }
      />
    );
  });
}

function FlagFields({ form, taxonomy }: Props) {
  const t = useT();
  const nameOf = useWords();
  const { values, set } = form;
  const toggle = (id: number, isOn: boolean) =>
    set("flag_ids", isOn ? [...values.flag_ids, id] : values.flag_ids.filter((one) => one !== id));
  return (
    <fieldset className="form-grid-whole">
      <legend className="mb-1 font-medium">{t("office.goods.flags")}</legend>
      <div className="flex flex-wrap gap-x-4">
        {taxonomy.flags.map(({ id, names }) => (
          <Checkbox
            key={id}
            checked={values.flag_ids.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          >
            {nameOf(names)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
