import type { FormEvent } from "react";
import { toCents, toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { type FormGroup, useFormOfGroup } from "#office-ui/form/form-group.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { type RecordForm, useRecordForm } from "#office-ui/form/use-record-form.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { VariantValues } from "../../../domain/staff-goods/staff-product.ts";
import { editVariantCall, removeVariantCall, type StaffVariant } from "../../../staff-calls.ts";
import { useFieldTitle } from "../product-words.ts";
import { openPriceHistory } from "./price-history-dialog.tsx";
import { openStockChange } from "./stock-dialog.tsx";

type VariantForm = RecordForm<VariantValues>;

type VariantRowProps = { variant: StaffVariant; isOnly: boolean; group: FormGroup };

/** Saved with Enter, or with the button that appears after the first change. */
export function VariantRow({ variant, isOnly, group }: VariantRowProps) {
  const t = useT();
  const { id, stock, lowest_30: lowest, ...values } = variant;
  const form = useRecordForm<VariantValues>({
    record: `variant:${id}`,
    loaded: values,
    save: (edit) => callApi(editVariantCall, { ...edit, id }),
  });
  useFormOfGroup(group, String(id), form);
  const titleOf = useFieldTitle();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className="variant-row" aria-label={variant.sku} onSubmit={submit}>
      <RecordConflict form={form} titleOf={titleOf} />
      {form.problem && form.changed.length > 0 && (
        <Notice kind="bad" announce>
          {t(form.problem)}
        </Notice>
      )}
      <div className="variant-fields">
        <TextField label={t("office.goods.sku")} {...form.text("sku")} />
        <Optional form={form} name="gtin" />
        <Optional form={form} name="size" />
        <Optional form={form} name="colour" list="variant-colours" />
        <Amount form={form} name="price" />
        <Amount form={form} name="old_price" />
        <Amount form={form} name="cost" />
        <Whole form={form} name="weight_grams" />
        <Whole form={form} name="length_mm" />
        <Whole form={form} name="width_mm" />
        <Whole form={form} name="height_mm" />
      </div>
      <div className="variant-foot">
        <Button variant="quiet" onClick={() => openStockChange({ id, sku: variant.sku, stock })}>
          <OfficeIcon name="boxes" />
          {t("office.goods.stock_of", { count: stock })}
        </Button>
        <LowestPrice id={id} sku={variant.sku} lowest={lowest} />
        <span className="flex-1" />
        {form.changed.length > 0 && (
          <>
            <Button onClick={form.discard}>{t("office.form.discard")}</Button>
            <Button type="submit" busy={form.busy}>
              {t("office.form.save")}
            </Button>
          </>
        )}
        {!isOnly && <RemoveVariant id={id} sku={variant.sku} />}
      </div>
    </form>
  );
}

type LowestProps = { id: number; sku: string; lowest: number | null };

function LowestPrice({ id, sku, lowest }: LowestProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  return (
    <Button variant="quiet" onClick={() => openPriceHistory({ id, sku })}>
      <OfficeIcon name="clock" />
      {lowest === null
        ? t("office.goods.price_history")
        : t("office.goods.lowest_30", { price: money(toCents(lowest)) })}
    </Button>
  );
}

function RemoveVariant({ id, sku }: Pick<StaffVariant, "id" | "sku">) {
  const t = useT();
  return (
    <IconButton
      label={t("office.goods.remove_variant")}
      icon={<OfficeIcon name="trash" />}
      onClick={() =>
        openConfirm({
          title: t("office.confirm.remove_title", { name: sku }),
          text: t("office.confirm.for_good"),
          send: t("office.confirm.remove"),
          done: t("office.goods.variant_removed"),
          onConfirm: () => callApi(removeVariantCall, { id }),
        })
      }
    />
  );
}

type NameOf<Type> = {
  [Name in keyof VariantValues]: VariantValues[Name] extends Type ? Name : never;
}[keyof VariantValues];

type OptionalProps = { form: VariantForm; name: "gtin" | "size" | "colour"; list?: string };

function Optional({ form, name, list }: OptionalProps) {
  const titleOf = useFieldTitle();
  return (
    <TextField
      label={titleOf(name)}
      value={form.values[name] ?? ""}
      error={form.errorOf(name)}
      list={list}
      autoComplete="off"
      onChange={({ target }) => form.set(name, target.value || null)}
    />
  );
}

type AmountProps = { form: VariantForm; name: "price" | "old_price" | "cost" };

/** An amount that is not a valid number is sent unchanged, so that the server can report what is wrong with it. */
function Amount({ form, name }: AmountProps) {
  const titleOf = useFieldTitle();
  const value = form.values[name];
  const set = (cents: number | null) => {
    const amount = cents === null ? null : toDecimal(cents);
    if (name === "price") form.set("price", amount ?? 0);
    else form.set(name, amount);
  };
  return (
    <MoneyField
      label={titleOf(name)}
      cents={value === null || value === 0 ? null : toCents(value)}
      error={form.errorOf(name)}
      onCents={set}
    />
  );
}

function Whole({
  form,
  name,
}: {
  form: VariantForm;
  name: NameOf<number> & `${string}_${string}`;
}) {
  const titleOf = useFieldTitle();
  return (
    <TextField
      label={titleOf(name)}
      inputMode="numeric"
      value={String(form.values[name] || "")}
      error={form.errorOf(name)}
      onChange={({ target }) => form.set(name, Number(target.value.replace(/\D/g, "")))}
    />
  );
}
