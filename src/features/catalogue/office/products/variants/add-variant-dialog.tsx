import { useState } from "react";
import { useRevalidator } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import { checkFields, required } from "#core/validation.ts";
import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { addVariantCall, type StaffVariant } from "../../../staff-calls.ts";

const ID = "office-add-variant";
type Props = { productId: number; like: StaffVariant | undefined };

export const openAddVariant = (props: Props) => openModal(ID, <AddVariantDialog {...props} />);

const PACKED = { weight_grams: 500, length_mm: 300, width_mm: 200, height_mm: 80 };
const validate = (values: { sku: string; size: string; colour: string }) =>
  checkFields(values, { sku: [required] });

type Typed = Parameters<typeof validate>[0];

function newVariant({ sku, size, colour }: Typed, cents: Cents | null, like?: StaffVariant) {
  const { weight_grams, length_mm, width_mm, height_mm } = like ?? PACKED;
  return {
    sku: sku.trim(),
    gtin: null,
    size: size.trim() || null,
    colour: colour.trim() || null,
    price: cents === null ? 0 : toDecimal(cents),
    old_price: null,
    cost: like?.cost ?? null,
    ...{ weight_grams, length_mm, width_mm, height_mm },
  };
}

/** Errors are shown at their fields; an error without a field is shown at the first one. */
function problemsOf({ errors, message }: CallFailed): Record<string, MessageKey | undefined> {
  const named = Object.entries(errors).map(([field, [key]]) => [field.replace("values.", ""), key]);
  return named.length > 0 ? Object.fromEntries(named) : { sku: message };
}

/** Weight and measures start with the values of the variant before it. */
function AddVariantDialog({ productId, like }: Props) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const [cents, setCents] = useState(like ? toCents(like.price) : null);
  const [refused, setRefused] = useState<string>();
  const form = useForm({
    initial: { sku: "", size: "", colour: "" },
    validate,
    onSubmit: async (typed) => {
      try {
        await callApi(addVariantCall, {
          product_id: productId,
          values: newVariant(typed, cents, like),
        });
        closeModal(ID);
        await revalidate();
        return undefined;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        const { price, ...others } = problemsOf(error);
        setRefused(price && t(price));
        return others;
      }
    },
  });
  return (
    <Dialog title={t("office.goods.add_variant")} size="narrow">
      <Form form={form}>
        <TextField label={t("office.goods.sku")} {...form.text("sku")} />
        <TextField label={t("office.goods.size")} optional {...form.text("size")} />
        <TextField
          label={t("office.goods.colour")}
          optional
          list="variant-colours"
          {...form.text("colour")}
        />
        <MoneyField
          label={t("office.goods.price")}
          cents={cents}
          error={refused}
          onCents={setCents}
        />
        <SubmitButton form={form}>{t("office.goods.add_variant")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
