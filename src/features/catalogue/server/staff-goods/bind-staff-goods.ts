import { catalogueStaffApi } from "../catalogue.staff-api.ts";
import type { ImportDeps } from "../imports.staff-api.ts";
import { type ListGoodsDeps, listStaffProducts } from "./list-staff-products.ts";

type Listing = typeof listStaffProducts;

/** What staff do with goods, and what the office's search asks for. */
export const bindStaffGoods = (
  deps: Omit<Parameters<typeof catalogueStaffApi>[0], "enqueueImport"> & ListGoodsDeps,
) => ({
  listStaffCalls: (jobs: Pick<ImportDeps, "enqueueImport">) =>
    catalogueStaffApi({ ...deps, ...jobs }),
  listStaffGoods: (asked: Parameters<Listing>[1], at: Parameters<Listing>[2]) =>
    listStaffProducts(deps, asked, at),
});
