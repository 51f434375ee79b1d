import { utcDay } from "#core/dates.ts";
import { toCents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { slugify } from "#core/slugify.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import type { InputOf } from "#platform/api/call.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { ProductInput } from "../../domain/product-input.ts";
import type { createProductCall } from "../../staff-calls.ts";
import { freeSlug } from "../free-slug.repository.ts";
import { selectReferences } from "../ingestion/known-references.repository.ts";
import { saveProducts } from "../ingestion/save-products.ts";
import { productSubject } from "./edit-product.ts";
import {
  insertCopy,
  lockProduct,
  selectUsedSkus,
  selectVariants,
  updateProduct,
} from "./staff-product.repository.ts";

type New = Omit<InputOf<typeof createProductCall>, "price"> & { price: number };

const freeProductSlug = (tx: Transaction, wanted: string) =>
  freeSlug(tx, "products", { wanted, otherwise: "product" });

/** A small parcel, until somebody measures it. */
const PACKED = { weightGrams: 500, lengthMm: 300, widthMm: 200, heightMm: 80 };

/** Saves with the same function as imports; nobody sees the product until it is put on sale. */
export function createProduct(
  db: Database,
  { actor, now, ...input }: New & { actor: StaffActor; now: Date },
): Promise<Result<{ id: number }>> {
  return rollBackIfRefused(db, async (tx) => {
    const references = await selectReferences(tx);
    const sets = input.category_ids.map((id) => references.categorySets.get(id));
    if (sets.includes(undefined) || new Set(sets).size < sets.length) {
      return fail("errors.invalid_input", { category_ids: ["office.goods.errors.category"] });
    }
    if (!references.warehouses.has(input.warehouse)) {
      return fail("errors.invalid_input", { warehouse: ["validation.invalid"] });
    }
    if ((await selectUsedSkus(tx, [input.sku])).size > 0) {
      return fail("errors.invalid_input", { sku: ["office.goods.errors.sku_taken"] });
    }
    const product: ProductInput = {
      slug: await freeProductSlug(tx, slugify(`${input.manufacturer} ${input.name}`)),
      manufacturer: input.manufacturer,
      names: { [input.language]: input.name },
      descriptions: {},
      categoryIds: input.category_ids,
      flagIds: [],
      fields: {},
      sizeChart: null,
      seller: null,
      warehouse: input.warehouse,
      isPro: false,
      packSize: 1,
      arrivedOn: utcDay(now),
      paidAmountCents: 0,
      dealEndsAt: null,
      variants: [
        {
          sku: input.sku,
          gtin: null,
          size: null,
          colour: null,
          priceCents: toCents(input.price),
          oldPriceCents: null,
          earlierPrices: [],
          stock: input.stock,
          packed: PACKED,
        },
      ],
      pictures: [],
      sites: {},
    };
    const [id = 0] = await saveProducts(tx, [product]);
    await updateProduct(tx, id, { archivedAt: now });
    await writeAuditNote(tx, {
      actor,
      action: "products.create",
      subject: productSubject(id),
      after: { slug: product.slug, sku: input.sku, price: input.price, stock: input.stock },
    });
    return succeed({ id });
  });
}

/** Copies a product without GTINs, stock, sales and source; SKUs get the suffix -COPY until somebody changes them. */
export function duplicateProduct(
  db: Database,
  { actor, id, now }: { actor: StaffActor; id: number; now: Date },
): Promise<Result<{ id: number }>> {
  return rollBackIfRefused(db, async (tx) => {
    const row = await lockProduct(tx, id);
    if (!row) return fail("errors.not_found");
    const { id: _id, source: _source, sourceReference: _reference, ...copied } = row;
    const slug = await freeProductSlug(tx, row.slug);
    const ofFormer = await selectVariants(tx, id);
    const skus = await freeSkus(
      tx,
      ofFormer.map(({ sku }) => sku),
    );
    const addedId = await insertCopy(tx, id, {
      product: { ...copied, slug, paidAmountCents: 0, archivedAt: now },
      variants: ofFormer.map(({ id: _variant, ...variant }, at) => ({
        ...variant,
        sku: skus[at] ?? variant.sku,
        gtin: null,
        stock: 0,
        owed: 0,
      })),
    });
    await writeAuditNote(tx, {
      actor,
      action: "products.duplicate",
      subject: productSubject(addedId),
      details: { from: id },
      after: { slug },
    });
    return succeed({ id: addedId });
  });
}

async function freeSkus(tx: Transaction, skus: readonly string[]): Promise<string[]> {
  for (let number = 1; ; number++) {
    const copies = skus.map((sku) => `${sku}-COPY${number === 1 ? "" : number}`);
    if ((await selectUsedSkus(tx, copies)).size === 0) return copies;
  }
}

export function archiveProduct(
  db: Database,
  { actor, id, archived, now }: { actor: StaffActor; id: number; archived: boolean; now: Date },
): Promise<Result<null>> {
  return rollBackIfRefused(db, async (tx) => {
    const row = await lockProduct(tx, id);
    if (!row) return fail("errors.not_found");
    // A second call changes nothing.
    if ((row.archivedAt !== null) === archived) return succeed(null);
    const archivedAt = archived ? now : null;
    await updateProduct(tx, id, { archivedAt });
    await writeAuditNote(tx, {
      actor,
      action: archived ? "products.archive" : "products.restore",
      subject: productSubject(id),
      before: { archived_at: row.archivedAt?.toISOString() ?? null },
      after: { archived_at: archivedAt?.toISOString() ?? null },
    });
    return succeed(null);
  });
}
