import { keyUnder } from "#core/message-key.ts";
import { isOneOf } from "#core/record.ts";
import {
  CARRIERS,
  type Carrier,
  readTrackingNumber,
} from "#features/shipping/domain/tracking-number.ts";
import { useT } from "#i18n/use-t.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { DECLARE_LIMITS, type DeclareWarehouse } from "../../domain/declared-goods.ts";
import { DeclareLines } from "./declare-lines.tsx";
import { InvoiceField } from "./invoice-field.tsx";
import { type Declare, useDeclare } from "./use-declare.ts";

type Warehouses = { warehouses: readonly DeclareWarehouse[] };
type DeclareFormProps = Warehouses & { customerId: number };

/** Declares a parcel that is on its way: its label, shop and contents. */
export function DeclareForm({ customerId, warehouses }: DeclareFormProps) {
  const t = useT();
  const declare = useDeclare(customerId, warehouses);
  const { problems, busy, problem } = declare;
  const isIncomplete = Object.keys(problems).length > 0;
  return (
    <form
      ref={declare.form}
      className="grid max-w-[52rem] gap-6"
      noValidate
      aria-label={t("forwarding.declare.title")}
      onSubmit={(event) => {
        event.preventDefault();
        void declare.submit();
      }}
    >
      <noscript>
        <Notice kind="warn">{t("forwarding.declare.scripts")}</Notice>
      </noscript>
      <p className="max-w-[60ch] text-ink-2">{t("forwarding.declare.lead")}</p>
      <ParcelPart declare={declare} warehouses={warehouses} />
      <DeclareLines declare={declare} />
      <InvoiceField
        invoice={declare.values.invoice}
        problem={problems.invoice}
        onChange={(invoice) => declare.change({ invoice })}
        onUploading={declare.setUploading}
      />
      <div>
        <FormProblem form={{ problem }} />
        <p role="alert" className="field-error mb-2 text-14 font-medium empty:hidden">
          {isIncomplete && t("form.incomplete")}
        </p>
        <Button type="submit" variant="go" big busy={busy}>
          {t("forwarding.declare.send")}
        </Button>
      </div>
    </form>
  );
}

function ParcelPart({ declare, warehouses }: { declare: Declare } & Warehouses) {
  const t = useT();
  const { values, problems, change } = declare;
  const error = (field: string) => {
    const key = problems[field];
    return key === undefined ? {} : { error: t(key) };
  };
  const read = readTrackingNumber(values.tracking_number);
  const found = typeof read === "string" || read.carrier === "other" ? undefined : read.carrier;
  const carrier = (one: Carrier) => ({ value: one, label: t(`forwarding.carrier.${one}`) });
  return (
    <section className="panel grid gap-4 sm:grid-cols-2">
      <h2 className="h3 sm:col-span-2">{t("forwarding.declare.parcel")}</h2>
      <SelectField
        label={t("forwarding.declare.warehouse")}
        name="warehouse"
        value={values.warehouse}
        options={warehouses.map(({ code }) => ({
          value: code,
          label: t(keyUnder("calculator.country", code)),
        }))}
        onChange={(event) => declare.changeWarehouse(event.target.value)}
        {...error("warehouse")}
      />
      <TextField
        label={t("forwarding.declare.shop")}
        name="shop"
        maxLength={DECLARE_LIMITS.shop}
        hint={t("forwarding.declare.shop_hint")}
        value={values.shop}
        onChange={(event) => change({ shop: event.target.value })}
        {...error("shop")}
      />
      <TextField
        label={t("forwarding.declare.tracking")}
        name="tracking_number"
        optional
        autoComplete="off"
        spellCheck={false}
        maxLength={DECLARE_LIMITS.tracking}
        hint={
          found
            ? t("forwarding.declare.found", { carrier: t(`forwarding.carrier.${found}`) })
            : t("forwarding.declare.tracking_hint")
        }
        value={values.tracking_number}
        onChange={(event) => change({ tracking_number: event.target.value })}
        {...error("tracking_number")}
      />
      <SelectField
        label={t("forwarding.declare.carrier")}
        name="carrier"
        optional
        placeholder={t("forwarding.declare.by_number")}
        value={values.carrier}
        options={CARRIERS.map(carrier)}
        onChange={({ target: { value } }) =>
          change({ carrier: isOneOf(CARRIERS, value) ? value : "" })
        }
      />
      <TextField
        label={t("forwarding.declare.weight")}
        name="weight"
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        hint={t("forwarding.declare.weight_hint")}
        end="kg"
        value={values.weight}
        onChange={(event) => change({ weight: event.target.value })}
        {...error("weight")}
      />
    </section>
  );
}
