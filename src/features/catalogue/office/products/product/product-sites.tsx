import { toCents, toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import type { ProductForm } from "../product-words.ts";

/** On which sites the product is shown, and which sites have their own price. */
export function ProductSites({ form }: { form: ProductForm }) {
  const t = useT();
  const { sites } = useMe();
  const { hidden_on: hiddenOn, site_prices: prices } = form.values;
  const show = (id: number, isShown: boolean) =>
    form.set(
      "hidden_on",
      isShown ? hiddenOn.filter((one) => one !== id) : [...hiddenOn, id].toSorted((a, b) => a - b),
    );
  const price = (id: number, cents: number | null) => {
    const { [id]: _former, ...others } = prices;
    form.set("site_prices", cents === null ? others : { ...others, [id]: toDecimal(cents) });
  };
  return (
    <OfficePanel title={t("office.goods.sites")}>
      {sites.map(({ id, name }) => {
        const own = prices[id];
        return (
          <div key={id} className="flex items-center gap-3 border-t border-line px-4 py-1">
            <Checkbox
              className="flex-1"
              checked={!hiddenOn.includes(id)}
              onChange={({ target }) => show(id, target.checked)}
            >
              {name}
            </Checkbox>
            <div className="w-40">
              <MoneyField
                label={t("office.goods.own_price", { site: name })}
                hideLabel
                placeholder={t("office.goods.same_price")}
                cents={own === undefined ? null : toCents(own)}
                onCents={(cents) => price(id, cents)}
              />
            </div>
          </div>
        );
      })}
    </OfficePanel>
  );
}
