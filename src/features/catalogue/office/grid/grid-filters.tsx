import { useState } from "react";
import { useSearchParams } from "react-router";
import { FilterBar } from "#office-ui/list/filters/filter-bar.tsx";
import { readListAddress, writeListAddress } from "#office-ui/list/list-address.ts";
import type { StaffTaxonomy } from "../../staff-calls.ts";
import { useProductFilters } from "../products/list/use-product-filters.ts";

/** The same filters as in the product list. */
export function GridFilters({ taxonomy }: { taxonomy: StaffTaxonomy }) {
  const fields = useProductFilters(taxonomy);
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  return (
    <FilterBar
      fields={fields}
      state={readListAddress(params, { filters: fields, sorts: [] })}
      onChange={(next) => setParams(writeListAddress(next))}
      summary=""
      adding={adding}
      onAdding={setAdding}
    />
  );
}
