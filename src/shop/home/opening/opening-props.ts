import type { LocalDelivery } from "#features/shipping/domain/local-delivery.ts";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";

export type OpeningProps = { warehouses: RatesFromWarehouse[] };

/** What the calculator counts with. */
export type CalculatorProps = OpeningProps & { delivery: LocalDelivery | null };
