import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";

export type OpeningProps = { warehouses: RatesFromWarehouse[] };
