import { useState } from "react";
import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { checkFields, required } from "#core/validation.ts";
import { useT } from "#i18n/use-t.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { MOST_STOCK_CHANGE, STOCK_REASONS } from "../../../domain/staff-goods/staff-product.ts";
import { stockChangeOf } from "../../../domain/staff-goods/stock-change.ts";
import { changeStockCall } from "../../../staff-calls.ts";

const ID = "office-stock";
type Props = { id: number; sku: string; stock: number };

export const openStockChange = (props: Props) => openModal(ID, <StockDialog {...props} />);

const validate = (values: { change: string; note: string }) =>
  checkFields(values, { change: [required] });

/** Adds or removes pieces, or sets a counted stock, which is refused if pieces were sold since the dialog opened. */
function StockDialog({ id, sku, stock }: Props) {
  const t = useT();
  const { number } = useOfficeFormat();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState<(typeof STOCK_REASONS)[number]>("received");
  const isCounted = reason === "counted";
  const form = useForm({
    initial: { change: "", note: "" },
    validate,
    onSubmit: async ({ change: typed, note }) => {
      const change = stockChangeOf(typed, isCounted ? stock : undefined);
      if (typeof change === "string") return { change };
      try {
        const seen = isCounted ? { seen: stock } : {};
        await callApi(changeStockCall, { id, change, reason, note, ...seen });
        closeModal(ID);
        await revalidate();
        return undefined;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        return { change: error.errors.change?.[0] ?? error.message };
      }
    },
  });
  return (
    <Dialog title={t("office.goods.stock_title", { sku })} size="narrow">
      <Form form={form}>
        <p className="mb-3 text-ink-2">{t("office.goods.stock_of", { count: stock })}</p>
        <SelectField
          label={t("office.goods.stock_reason")}
          value={reason}
          options={STOCK_REASONS.map((value) => ({
            value,
            label: t(keyUnder("office.goods.stock_reasons", value)),
          }))}
          onChoose={setReason}
        />
        <TextField
          label={t(isCounted ? "office.goods.stock_counted" : "office.goods.stock_change")}
          hint={
            isCounted
              ? t("office.goods.stock_counted_hint", { most: number(MOST_STOCK_CHANGE) })
              : t("office.goods.stock_hint", {
                  stock: number(stock),
                  most: number(MOST_STOCK_CHANGE),
                })
          }
          inputMode={isCounted ? "numeric" : "text"}
          {...form.text("change")}
        />
        <TextField label={t("office.goods.stock_note")} optional {...form.text("note")} />
        <SubmitButton form={form}>{t("office.goods.stock_save")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
