import { GOODS_KINDS } from "#features/shipping/domain/goods/goods-kind.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { currencySign, formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { DECLARE_LIMITS } from "../../domain/declared-goods.ts";
import { type DeclareLine, valueInEuros } from "./declare-values.ts";
import type { Declare } from "./use-declare.ts";

/** The goods declared to customs, one line for each kind. */
export function DeclareLines({ declare }: { declare: Declare }) {
  const t = useT();
  const { lines } = declare.values;
  return (
    <section className="panel grid gap-4">
      <div>
        <h2 className="h3">{t("forwarding.declare.goods")}</h2>
        <p className="mt-1 text-ink-2">{t("forwarding.declare.goods_why")}</p>
      </div>
      <SelectField
        label={t("forwarding.declare.currency")}
        className="sm:max-w-[16rem]"
        name="currency"
        value={declare.values.currency}
        options={(declare.warehouse?.currencies ?? ["EUR"]).map((value) => ({
          value,
          label: `${value} (${currencySign(value)})`,
        }))}
        onChange={(event) => declare.change({ currency: event.target.value })}
      />
      {lines.map((line, at) => (
        <LineFields key={line.key} declare={declare} line={line} at={at} />
      ))}
      {lines.length < DECLARE_LIMITS.lines && (
        <div>
          <Button variant="line" onClick={declare.addLine}>
            <Icon name="plus" />
            {t("forwarding.declare.add_line")}
          </Button>
        </div>
      )}
    </section>
  );
}

type LineProps = { declare: Declare; line: DeclareLine; at: number };

function LineFields({ declare, line, at }: LineProps) {
  const t = useT();
  const { language } = useShell();
  const { currency } = declare.values;
  const number = at + 1;
  const kindProblem = declare.problems[`lines.${at}.tariff`];
  const euros = valueInEuros(line.value, currency, declare.warehouse);
  const change = (changes: Partial<DeclareLine>) => declare.changeLine(line.key, changes);
  const field = (name: "name" | "quantity" | "value") => {
    const key = declare.problems[`lines.${at}.${name}`];
    return {
      name: `lines.${at}.${name}`,
      value: line[name],
      autoComplete: "off",
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
      ...(key === undefined ? {} : { error: t(key) }),
    };
  };
  return (
    <fieldset className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_7rem_8rem_auto]">
      <legend className="visually-hidden">{t("forwarding.declare.line", { number })}</legend>
      <TextField
        label={t("forwarding.declare.name")}
        className="max-md:col-span-full"
        maxLength={DECLARE_LIMITS.name}
        {...field("name")}
      />
      <SelectField
        label={t("forwarding.declare.tariff")}
        className="max-md:col-span-full"
        name={`lines.${at}.tariff`}
        value={line.tariff}
        placeholder={t("forwarding.declare.choose_kind")}
        {...(kindProblem === undefined ? {} : { error: t(kindProblem) })}
        options={GOODS_KINDS.map((kind) => ({ value: kind, label: t(`calculate.kind.${kind}`) }))}
        onChoose={(tariff) => change({ tariff })}
      />
      <TextField
        label={t("forwarding.declare.quantity")}
        inputMode="numeric"
        maxLength={4}
        {...field("quantity")}
      />
      <TextField
        label={t("forwarding.declare.value", { currency: currencySign(currency) })}
        hint={euros === undefined ? undefined : `≈ ${formatMoney(euros, "EUR", language)}`}
        inputMode="decimal"
        maxLength={12}
        {...field("value")}
      />
      {declare.values.lines.length > 1 && (
        <IconButton
          label={t("forwarding.declare.remove_line", { number })}
          icon={<Icon name="trash" />}
          className="justify-self-start md:mt-7"
          onClick={() => declare.removeLine(line.key)}
        />
      )}
    </fieldset>
  );
}
