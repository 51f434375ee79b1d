import { MAX_FILES_PER_FORM } from "#core/file-type.ts";
import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { QuantityStepper } from "#ui/fields/quantity-stepper.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { fieldName } from "../../domain/form-line.ts";
import {
  countFiles,
  LINE_CURRENCIES,
  type LineField,
  MAX_QUANTITY,
} from "../../domain/order-line.ts";
import { shopOf } from "../../domain/pasted-links.ts";
import { GoodsNotice } from "./goods-notice.tsx";
import { Photos } from "./photos.tsx";
import type { KeyedLine, OrderFormState } from "./use-order-form.ts";

type LineProps = { line: KeyedLine; at: number; form: OrderFormState };
type TextName = "url" | "name" | "price" | "options" | "comment";

/** One thing to buy. */
export function LineFields({ line, at, form }: LineProps) {
  const t = useT();
  const error = useLineError(form, line);
  const text = (field: TextName) => ({
    name: fieldName(at, field),
    value: line[field],
    error: error(field),
    onBlur: () => form.touch(line.key, field),
    onChange: (event: { target: { value: string } }) =>
      form.change(line.key, { [field]: event.target.value }),
  });
  const title = t("quotes.form.line", { number: at + 1 });
  const shop = shopOf(line.url);
  return (
    <section className="panel quote-line" aria-label={title}>
      <div className="quote-line-head">
        <h2 className="h3 min-w-0 truncate">{shop || title}</h2>
        <Button
          variant="quiet"
          aria-label={t("quotes.form.remove", { number: at + 1 })}
          onClick={() => form.remove(line.key)}
          className="noscript:hidden"
        >
          <Icon name="trash" />
        </Button>
      </div>
      <GoodsNotice line={line} />
      <TextField
        label={t("quotes.form.url")}
        type="url"
        inputMode="url"
        maxLength={2000}
        placeholder="https://"
        {...text("url")}
      />
      <TextField label={t("quotes.form.name")} maxLength={200} {...text("name")} />
      <div className="quote-line-row">
        <Quantity line={line} at={at} form={form} />
        <TextField label={t("quotes.form.price")} inputMode="decimal" optional {...text("price")} />
        <SelectField
          label={t("quotes.form.currency")}
          name={fieldName(at, "currency")}
          options={LINE_CURRENCIES.map((value) => ({ value, label: value }))}
          value={line.currency}
          onChoose={(currency) => form.change(line.key, { currency })}
        />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField
          label={t("quotes.form.kind")}
          name={fieldName(at, "kind")}
          options={GOODS_KINDS.map((value) => ({ value, label: t(`calculate.kind.${value}`) }))}
          value={line.kind}
          onChoose={(kind) => form.change(line.key, { kind })}
        />
        <TextField
          label={t("quotes.form.options")}
          optional
          maxLength={200}
          placeholder={t("quotes.form.options_example")}
          {...text("options")}
        />
      </div>
      <TextField label={t("quotes.form.comment")} optional maxLength={1000} {...text("comment")} />
      <LinePhotos line={line} at={at} form={form} />
    </section>
  );
}

function useLineError(form: OrderFormState, line: KeyedLine) {
  const t = useT();
  return (field: LineField): string | undefined => {
    const key = form.errorOf(line, field);
    if (!key) return undefined;
    return key === "validation.url" ? t(key, { host: "https://shop.example" }) : t(key);
  };
}

function Quantity({ line, at, form }: LineProps) {
  const t = useT();
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {t("quotes.form.quantity")}
      </span>
      <QuantityStepper
        label={t("quotes.form.quantity")}
        name={fieldName(at, "quantity")}
        value={line.quantity}
        max={MAX_QUANTITY}
        onChange={(quantity) => form.change(line.key, { quantity })}
      />
    </div>
  );
}

type LinePhotosProps = { line: KeyedLine; at: number; form: OrderFormState };

/** Photos of the goods; up to eight for the whole form (product notes §6). */
function LinePhotos({ line, at, form }: LinePhotosProps) {
  return (
    <>
      <input type="hidden" name={fieldName(at, "files")} value={line.files.join(" ")} />
      <Photos
        files={line.files}
        room={MAX_FILES_PER_FORM - countFiles(form.lines)}
        change={(by) => form.change(line.key, ({ files }) => ({ files: by(files) }))}
      />
    </>
  );
}
