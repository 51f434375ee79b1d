import type { Edit } from "#core/edit.ts";
import type { Database } from "#database/connect.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { StaffCall } from "#platform/api/staff-call.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import {
  createCategoryCall,
  createFieldCall,
  createFlagCall,
  createSellerCall,
  createSizeChartCall,
  editCategoryCall,
  editFieldCall,
  editFlagCall,
  editSellerCall,
  editSizeChartCall,
  mergeCategoryCall,
  moveCategoryCall,
  removeCategoryCall,
  removeFieldCall,
  removeFlagCall,
  removeSellerCall,
  removeSizeChartCall,
} from "../taxonomy/staff-calls.ts";
import { createCategory, mergeCategory, moveCategory } from "./staff-taxonomy/categories.ts";
import {
  categoryKind,
  fieldKind,
  flagKind,
  sellerKind,
  sizeChartKind,
} from "./staff-taxonomy/entries.repository.ts";
import {
  createEntry,
  type EntryKind,
  editEntry,
  removeEntry,
} from "./staff-taxonomy/taxonomy-entry.ts";

const done = { status: true as const };
const refuse = refuseWith({
  "office.goods.errors.in_use": 409,
  "office.goods.errors.category_move": 409,
  "office.goods.errors.category_slug": 409,
});

type Created = { status: true; id: number | string };

/** Staff create, edit and delete all kinds of taxonomy entries with the same calls. */
export function taxonomyStaffApi(db: Database): StaffRoute[] {
  const creates = <Id extends string | number, Values extends object>(
    call: StaffCall<Values, Created>,
    kind: EntryKind<Id, Values>,
  ) =>
    handleStaffCall(call, async (values, request) => {
      const made = await createEntry(db, kind, { actor: request.actor, values });
      return made.ok ? { ...done, id: made.value.id } : refuse(request, made);
    });
  const edits = <Id extends string | number, Values extends object>(
    call: StaffCall<Edit<Values> & { id: Id }, typeof done>,
    kind: EntryKind<Id, Values>,
  ) =>
    handleStaffCall(call, async ({ id, seen, changes }, request) => {
      const edit = { seen, changes };
      const edited = await editEntry(db, kind, { actor: request.actor, id, edit });
      return edited.ok ? done : refuse(request, edited);
    });
  const removes = <Id extends string | number, Values extends object>(
    call: StaffCall<{ id: Id }, typeof done>,
    kind: EntryKind<Id, Values>,
  ) =>
    handleStaffCall(call, async ({ id }, request) => {
      const removed = await removeEntry(db, kind, { actor: request.actor, id });
      return removed.ok ? done : refuse(request, removed);
    });
  return [
    ...categoryRoutes(db),
    edits(editCategoryCall, categoryKind),
    removes(removeCategoryCall, categoryKind),
    creates(createFieldCall, fieldKind),
    edits(editFieldCall, fieldKind),
    removes(removeFieldCall, fieldKind),
    creates(createFlagCall, flagKind),
    edits(editFlagCall, flagKind),
    removes(removeFlagCall, flagKind),
    creates(createSellerCall, sellerKind),
    edits(editSellerCall, sellerKind),
    removes(removeSellerCall, sellerKind),
    creates(createSizeChartCall, sizeChartKind),
    edits(editSizeChartCall, sizeChartKind),
    removes(removeSizeChartCall, sizeChartKind),
  ];
}

function categoryRoutes(db: Database): StaffRoute[] {
  return [
    handleStaffCall(createCategoryCall, async (input, request) => {
      const made = await createCategory(db, { ...input, actor: request.actor });
      return made.ok ? { ...done, id: made.value.id } : refuse(request, made);
    }),
    handleStaffCall(moveCategoryCall, async (input, request) => {
      const { id, parent_id: parentId, before_id: beforeId } = input;
      const moved = await moveCategory(db, { actor: request.actor, id, parentId, beforeId });
      return moved.ok ? done : refuse(request, moved);
    }),
    handleStaffCall(mergeCategoryCall, async ({ id, into }, request) => {
      const merged = await mergeCategory(db, { actor: request.actor, id, into });
      return merged.ok ? { ...done, moved: merged.value.moved } : refuse(request, merged);
    }),
  ];
}
