import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { GOODS_KINDS } from "../../domain/goods/goods-kind.ts";
import { isStandardFault, standardFault } from "../../domain/parcel-input.ts";
import type { GoodsInput } from "./use-goods-input.ts";

/** Customs counts by kind of goods, and a parcel never has more kinds than this. */
const MOST = 10;

export function GoodsLines({ goods }: { goods: GoodsInput }) {
  const t = useT();
  const kinds = GOODS_KINDS.map((kind) => ({ value: kind, label: t(`calculate.kind.${kind}`) }));
  return (
    <section className="journey-part">
      <h2 className="h3">{t("calculate.goods")}</h2>
      <p className="text-ink-2">{t("calculate.goods_why")}</p>
      {goods.rows.map(({ key, kind, value, fault }, at) => (
        <div key={key} className="goods-line">
          <SelectField
            label={t("calculate.kind_label", { number: at + 1 })}
            name="kind"
            value={kind}
            options={kinds}
            onChoose={(chosen) => goods.change(key, { kind: chosen })}
          />
          <TextField
            label={t("calculate.value")}
            name="value"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={value}
            error={
              fault &&
              t(isStandardFault(fault) ? standardFault(fault) : `calculate.value_fault.${fault}`)
            }
            onChange={(event) => goods.change(key, { value: event.target.value })}
          />
          {goods.rows.length > 1 && (
            <IconButton
              label={t("calculate.remove_kind", { number: at + 1 })}
              icon={<Icon name="trash" />}
              onClick={() => goods.remove(key)}
            />
          )}
        </div>
      ))}
      {goods.rows.length < MOST && (
        <Button type="button" variant="line" onClick={goods.add}>
          <Icon name="plus" />
          {t("calculate.add_kind")}
        </Button>
      )}
    </section>
  );
}
