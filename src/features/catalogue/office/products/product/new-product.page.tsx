import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { toDecimal } from "#core/money.ts";
import { checkFields, required } from "#core/validation.ts";
import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { useOfficeLocale } from "#office-ui/marks/use-office-format.ts";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { createProductCall, staffTaxonomyCall } from "../../../staff-calls.ts";
import { categoryOptions } from "../../category-options.ts";
import { useWords } from "../../use-words.ts";
import { warehouseOptions } from "../../warehouse-options.ts";

export const loader = () => callApi(staffTaxonomyCall, {});

const initial = { name: "", manufacturer: "", category: "", warehouse: "", sku: "", stock: "0" };
const validate = (values: typeof initial) =>
  checkFields(values, {
    name: [required],
    manufacturer: [required],
    category: [required],
    warehouse: [required],
    sku: [required],
  });

/** Asks for the minimum that a product needs; it stays archived until it is complete. */
export default function NewProductPage() {
  const t = useT();
  const navigate = useNavigate();
  const { taxonomy } = useLoaderData<typeof loader>();
  const { language } = useOfficeLocale();
  const nameOf = useWords();
  const [cents, setCents] = useState<number | null>(null);
  const [priceProblem, setPriceProblem] = useState<string>();
  const [house = ""] = taxonomy.warehouses;
  const form = useForm({
    initial: { ...initial, warehouse: house },
    validate,
    onSubmit: async ({ category, stock, ...values }) => {
      try {
        const made = await callApi(createProductCall, {
          ...values,
          language,
          category_ids: [Number(category)],
          price: cents === null ? 0 : toDecimal(cents),
          stock: Number(stock),
        });
        await navigate(`/products/${made.id}`);
        return undefined;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        const { category_ids: ofCategory, price, ...others } = error.errors;
        const [first] = price ?? [];
        setPriceProblem(first && t(first));
        const [problem] = ofCategory ?? [];
        const known = Object.entries(others).map(([field, [key]]) => [field, key]);
        return { ...Object.fromEntries(known), ...(problem ? { category: problem } : {}) };
      }
    },
  });
  const sets = [...new Set(taxonomy.categories.map(({ set }) => set))];
  const options = sets.flatMap((set) => categoryOptions(taxonomy.categories, set, nameOf));
  return (
    <OfficePage title={t("office.goods.new")}>
      <div className="office-body">
        <OfficePanel title={t("office.goods.new")}>
          <Form form={form} className="border-t border-line p-4">
            <p className="mb-4 text-ink-2">{t("office.goods.new_text")}</p>
            <div className="form-grid">
              <TextField label={t("office.goods.name")} {...form.text("name")} />
              <TextField label={t("office.goods.brand")} {...form.text("manufacturer")} />
              <SelectField
                label={t("office.goods.category")}
                placeholder=""
                options={options}
                {...form.text("category")}
              />
              <SelectField
                label={t("office.goods.warehouse")}
                options={warehouseOptions(taxonomy)}
                {...form.text("warehouse")}
              />
              <TextField label={t("office.goods.sku")} {...form.text("sku")} />
              <MoneyField
                label={t("office.goods.price")}
                cents={cents}
                error={priceProblem}
                onCents={setCents}
              />
              <TextField
                label={t("office.goods.stock")}
                inputMode="numeric"
                {...form.text("stock")}
              />
            </div>
            <SubmitButton form={form}>{t("office.goods.create")}</SubmitButton>
          </Form>
        </OfficePanel>
      </div>
    </OfficePage>
  );
}
