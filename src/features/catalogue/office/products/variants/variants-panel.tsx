import { useT } from "#i18n/use-t.ts";
import type { FormGroup } from "#office-ui/form/form-group.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { Button } from "#ui/button.tsx";
import type { StaffProduct, StaffTaxonomy } from "../../../staff-calls.ts";
import { openAddVariant } from "./add-variant-dialog.tsx";
import { VariantRow } from "./variant-row.tsx";

type Props = { product: StaffProduct; taxonomy: StaffTaxonomy; group: FormGroup };

/** Each row is saved by its own call: alone with Enter, or with all other changes by the button in the header. */
export function VariantsPanel({ product, taxonomy, group }: Props) {
  const t = useT();
  const colours = taxonomy.fields.find(({ key }) => key === "colour")?.values ?? [];
  const last = product.variants.at(-1);
  return (
    <OfficePanel
      title={t("office.goods.variants")}
      count={product.variants.length}
      aside={
        <Button onClick={() => openAddVariant({ productId: product.id, like: last })}>
          <OfficeIcon name="plus" />
          {t("office.goods.add_variant")}
        </Button>
      }
    >
      <datalist id="variant-colours">
        {colours.map(({ value }) => (
          <option key={value} value={value} />
        ))}
      </datalist>
      <div>
        {product.variants.map((variant) => (
          <VariantRow
            key={variant.id}
            variant={variant}
            isOnly={product.variants.length === 1}
            group={group}
          />
        ))}
      </div>
    </OfficePanel>
  );
}
