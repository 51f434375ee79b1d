import type { Database } from "#database/connect.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import {
  productVersionCall,
  productVersionsCall,
  restoreProductCall,
} from "../product-versions/staff-calls.ts";
import { listProductChanges } from "./product-versions/list-product-changes.ts";
import { type FormerProduct, readFormerProduct } from "./product-versions/read-former-product.ts";
import { restoreVersion } from "./product-versions/restore-version.ts";
import { productSubject } from "./staff-goods/edit-product.ts";
import { variantSubject } from "./staff-goods/edit-variant.ts";

const refuse = refuseWith();
const done = { status: true as const };

export const productVersionsApi = (db: Database): StaffRoute[] => [
  handleStaffCall(productVersionsCall, async ({ id, before }) => ({
    ...done,
    ...(await listProductChanges(db, { id, before })),
  })),
  handleStaffCall(productVersionCall, async ({ id, version }) => {
    const former = await readFormerProduct(db, { id, version });
    if (!former) return failure(404, "errors.not_found");
    return { ...done, parts: describeParts(former, id) };
  }),
  handleStaffCall(restoreProductCall, async (input, request) => {
    const restored = await restoreVersion(db, { ...input, actor: request.actor });
    return restored.ok ? done : refuse(request, restored);
  }),
];

const describeParts = ({ product, variants }: FormerProduct, id: number) =>
  [
    { record: productSubject(id), sku: null, fields: product.differences },
    ...variants.map(({ row, differences }) => ({
      record: variantSubject(row.id),
      sku: row.sku,
      fields: differences,
    })),
  ].filter(({ fields }) => fields.length > 0);
