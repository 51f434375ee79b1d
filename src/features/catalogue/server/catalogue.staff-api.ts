import type { Database } from "#database/connect.ts";
import { failure } from "#platform/api/api-route.ts";
import { FileAnswer } from "#platform/api/file-answer.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import {
  addPictureCall,
  addVariantCall,
  archiveProductCall,
  changeStockCall,
  createProductCall,
  duplicateProductCall,
  editPicturesCall,
  editProductCall,
  editVariantCall,
  focusPictureCall,
  listStaffProductsCall,
  originalPictureCall,
  priceHistoryCall,
  productsCsvCall,
  removeVariantCall,
  staffProductCall,
  staffTaxonomyCall,
} from "../staff-calls.ts";
import { type ImportDeps, importsStaffApi } from "./imports.staff-api.ts";
import { addPicture, editPictures, focusPicture } from "./pictures/edit-pictures.ts";
import { showOriginal, type UploadDeps } from "./pictures/uploaded-pictures.ts";
import { type PriceGridDeps, priceGridStaffApi } from "./price-grid.staff-api.ts";
import { productVersionsApi } from "./product-versions.staff-api.ts";
import { archiveProduct, createProduct, duplicateProduct } from "./staff-goods/create-product.ts";
import { describePrices, describeStaffProduct } from "./staff-goods/describe-staff-product.ts";
import { editProduct } from "./staff-goods/edit-product.ts";
import { addVariant, changeStock, editVariant, removeVariant } from "./staff-goods/edit-variant.ts";
import { exportStaffProducts } from "./staff-goods/export-staff-products.ts";
import { listStaffProducts } from "./staff-goods/list-staff-products.ts";
import { describeTaxonomy } from "./staff-taxonomy/describe-taxonomy.ts";
import { taxonomyStaffApi } from "./taxonomy.staff-api.ts";

type StaffGoodsDeps = PriceGridDeps & UploadDeps & ImportDeps;

const refuse = refuseWith({ "office.goods.errors.last_variant": 409 });
const done = { status: true as const };
const NOT_FOUND = failure(404, "errors.not_found");

/** Staff's product calls; calls for the taxonomy, for pictures and for many rows at once are in other files. */
export function catalogueStaffApi(deps: StaffGoodsDeps): StaffRoute[] {
  const { db, now } = deps;
  return [
    handleStaffCall(listStaffProductsCall, (input, { site }) =>
      listStaffProducts(deps, input, { site, language: input.language ?? "en" }),
    ),
    handleStaffCall(productsCsvCall, ({ filter }, { site }) =>
      exportStaffProducts(deps, filter, { site, language: filter.language ?? "en" }),
    ),
    handleStaffCall(staffProductCall, async ({ id }) => {
      const product = await describeStaffProduct(deps, id);
      return product ? { ...done, product } : NOT_FOUND;
    }),
    handleStaffCall(staffTaxonomyCall, async () => ({
      ...done,
      taxonomy: await describeTaxonomy(db),
    })),
    handleStaffCall(createProductCall, async (input, request) => {
      const made = await createProduct(db, { ...input, actor: request.actor, now: now() });
      return made.ok ? { ...done, id: made.value.id } : refuse(request, made);
    }),
    handleStaffCall(editProductCall, async ({ id, ...edit }, request) => {
      const edited = await editProduct(db, { actor: request.actor, id, edit });
      return edited.ok ? done : refuse(request, edited);
    }),
    handleStaffCall(duplicateProductCall, async ({ id }, request) => {
      const made = await duplicateProduct(db, { actor: request.actor, id, now: now() });
      return made.ok ? { ...done, id: made.value.id } : refuse(request, made);
    }),
    handleStaffCall(archiveProductCall, async (input, request) => {
      const archived = await archiveProduct(db, { ...input, actor: request.actor, now: now() });
      return archived.ok ? done : refuse(request, archived);
    }),
    ...variantRoutes(db),
    ...taxonomyStaffApi(db),
    ...pictureRoutes(deps),
    ...priceGridStaffApi(deps),
    ...productVersionsApi(db),
    ...importsStaffApi(deps),
  ];
}

function pictureRoutes(deps: UploadDeps): StaffRoute[] {
  return [
    handleStaffCall(addPictureCall, async ({ product_id: productId, ...input }, request) => {
      const added = await addPicture(deps, { ...input, productId, actor: request.actor });
      return added.ok ? { ...done, file: added.value.file } : refuse(request, added);
    }),
    handleStaffCall(editPicturesCall, async ({ id, ...edit }, request) => {
      const edited = await editPictures(deps, { actor: request.actor, id, edit });
      return edited.ok ? done : refuse(request, edited);
    }),
    handleStaffCall(focusPictureCall, async ({ product_id: productId, ...input }, request) => {
      const cut = await focusPicture(deps, { ...input, productId, actor: request.actor });
      return cut.ok ? { ...done, file: cut.value.file } : refuse(request, cut);
    }),
    handleStaffCall(originalPictureCall, async ({ file }) => {
      const body = await showOriginal(deps, file);
      if (!body) return NOT_FOUND;
      return new FileAnswer({ type: "image/webp", name: "original.webp", body, isShown: true });
    }),
  ];
}

function variantRoutes(db: Database): StaffRoute[] {
  return [
    handleStaffCall(addVariantCall, async ({ product_id: productId, values }, request) => {
      const added = await addVariant(db, { actor: request.actor, productId, values });
      return added.ok ? { ...done, id: added.value.id } : refuse(request, added);
    }),
    handleStaffCall(editVariantCall, async ({ id, ...edit }, request) => {
      const edited = await editVariant(db, { actor: request.actor, id, edit });
      return edited.ok ? done : refuse(request, edited);
    }),
    handleStaffCall(removeVariantCall, async ({ id }, request) => {
      const removed = await removeVariant(db, { actor: request.actor, id });
      return removed.ok ? done : refuse(request, removed);
    }),
    handleStaffCall(changeStockCall, async (input, request) => {
      const changed = await changeStock(db, { ...input, actor: request.actor });
      return changed.ok ? { ...done, stock: changed.value.stock } : refuse(request, changed);
    }),
    handleStaffCall(priceHistoryCall, ({ id }) => describePrices(db, id)),
  ];
}
