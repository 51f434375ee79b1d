import type { Edit } from "#core/edit.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import { editRecord } from "#platform/audit/edit-record.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import type { PictureOrder } from "../../domain/staff-goods/staff-product.ts";
import { productSubject } from "../staff-goods/edit-product.ts";
import { lockProduct, selectPictures } from "../staff-goods/staff-product.repository.ts";
import type { Focus } from "./crop-picture.ts";
import {
  hasPicture,
  insertProductPicture,
  insertUploaded,
  replaceProductPictures,
  selectUploaded,
  updateProductPicture,
} from "./pictures.repository.ts";
import { readOriginal, storeUpload, UPLOAD_KIND, type UploadDeps } from "./uploaded-pictures.ts";

type By = { actor: StaffActor };

const MOST_PICTURES = 30;

/** Adds the user's own upload as the last picture of a product. */
export async function addPicture(
  deps: UploadDeps,
  { actor, productId, upload, focus }: By & { productId: number; upload: string; focus: Focus },
): Promise<Result<{ file: string }>> {
  const { db, files } = deps;
  const about = await files.readMetadata(upload);
  const isOwn = about?.kind === UPLOAD_KIND && about.owner === actor.id;
  const original = isOwn ? await files.read(upload) : undefined;
  if (!original) return fail("errors.not_found");
  const stored = await storeUpload(deps, original.bytes, focus);
  if (!stored.ok) return stored;
  const added = await rollBackIfRefused(db, async (tx): Promise<Result<{ file: string }>> => {
    if (!(await lockProduct(tx, productId))) return fail("errors.not_found");
    const former = await selectPictures(tx, productId);
    if (former.length >= MOST_PICTURES) return fail("office.goods.errors.pictures");
    const { file, colour } = stored.value;
    if (former.some((one) => one.file === file)) return succeed({ file });
    await insertUploaded(tx, stored.value);
    const position = former.length;
    await insertProductPicture(tx, { productId, position, file, colour, variantColour: null });
    const [before, after] = [
      former.map((one) => one.file),
      [...former.map((one) => one.file), file],
    ];
    await writeAuditNote(tx, {
      actor,
      action: "products.add_picture",
      subject: productSubject(productId),
      before: { pictures: before },
      after: { pictures: after },
    });
    return succeed({ file });
  });
  if (added.ok) await files.remove(upload);
  return added;
}

type OrderInput = By & { id: number; edit: Edit<{ pictures: PictureOrder }> };

/** Reorders, removes or recolours pictures; pictures of other products cannot be named. */
export function editPictures(
  { db }: UploadDeps,
  { actor, id, edit }: OrderInput,
): Promise<Result<{ pictures: PictureOrder }>> {
  return rollBackIfRefused(db, async (tx) => {
    if (!(await lockProduct(tx, id))) return fail("errors.not_found");
    const rows = await selectPictures(tx, id);
    const colours = new Map(rows.map(({ file, colour }) => [file, colour]));
    const wanted = edit.changes.pictures ?? [];
    const files = wanted.map(({ file }) => file);
    if (new Set(files).size < files.length || files.some((file) => !colours.has(file))) {
      return fail("errors.invalid_input", { "changes.pictures": ["validation.invalid"] });
    }
    return editRecord(tx, {
      actor,
      action: "products.pictures",
      subject: productSubject(id),
      current: {
        pictures: rows.map(({ file, variantColour }) => ({ file, variant_colour: variantColour })),
      },
      edit,
      write: ({ pictures = [] }) =>
        replaceProductPictures(
          tx,
          id,
          pictures.map(({ file, variant_colour: variantColour }) => ({
            file,
            colour: colours.get(file) ?? "",
            variantColour,
          })),
        ),
    });
  });
}

type FocusInput = By & { productId: number; file: string; focus: Focus };

/** Crops the square again from the original picture. */
export async function focusPicture(
  deps: UploadDeps,
  { actor, productId, file, focus }: FocusInput,
): Promise<Result<{ file: string }>> {
  const { db } = deps;
  const uploaded = (await selectUploaded(db, [file])).get(file);
  const original = uploaded && (await readOriginal(deps, uploaded));
  if (!original) return fail("errors.not_found");
  const stored = await storeUpload(deps, original, focus);
  if (!stored.ok) return stored;
  return rollBackIfRefused(db, async (tx) => {
    if (!(await lockProduct(tx, productId))) return fail("errors.not_found");
    if (!(await hasPicture(tx, productId, file))) return fail("errors.not_found");
    await insertUploaded(tx, stored.value);
    const { file: cropped, colour } = stored.value;
    await updateProductPicture(tx, { productId, file }, { file: cropped, colour });
    await writeAuditNote(tx, {
      actor,
      action: "products.crop_picture",
      subject: productSubject(productId),
      before: { picture: file, focus: { x: uploaded.focusX, y: uploaded.focusY } },
      after: { picture: stored.value.file, focus },
    });
    return succeed({ file: stored.value.file });
  });
}
