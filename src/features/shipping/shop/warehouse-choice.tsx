import { useT } from "#i18n/use-t.ts";
import type { RatesFromWarehouse } from "../server/list-rates.ts";
import { useWarehouseCountry } from "./use-warehouse-name.ts";

type WarehouseChoiceProps = {
  warehouses: RatesFromWarehouse[];
  chosen: string;
  onChoose: (code: string) => void;
};

/** Shows the country, by which people choose, and the city, which they will see in the address. */
export function WarehouseChoice({ warehouses, chosen, onChoose }: WarehouseChoiceProps) {
  const t = useT();
  const country = useWarehouseCountry();
  return (
    <fieldset className="calc-warehouse segmented">
      <legend className="visually-hidden">{t("calculator.warehouse")}</legend>
      {warehouses.map((warehouse) => (
        <label key={warehouse.code} className="segment">
          <input
            type="radio"
            name="warehouse"
            value={warehouse.code}
            checked={warehouse.code === chosen}
            onChange={() => onChoose(warehouse.code)}
          />
          <span>{country(warehouse)}</span>
          <small>{warehouse.city}</small>
        </label>
      ))}
    </fieldset>
  );
}
