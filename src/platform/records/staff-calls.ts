import * as z from "zod/mini";
import { isListQuery } from "#core/list-query.ts";
import { isOneLine } from "#core/one-line.ts";
import { rowId } from "#platform/api/row-id.ts";
import { defineStaffCall } from "#platform/api/staff-call.ts";
import { STAFF_ROLES } from "#platform/auth/staff-role.ts";

/**
 * Calls that every record and list of the office uses: notes of colleagues, who makes the next step, and saved views.
 */

const TAG = "staff: desk";
const record = z.string().check(z.regex(/^[a-z_]{1,40}:[0-9]{1,15}$/));
const records = z.array(record).check(z.minLength(1), z.maxLength(200));
const done = z.object({ status: z.literal(true) });
const colleagues = z.array(z.object({ id: z.int(), name: z.string() }));

const note = z.object({
  id: z.int(),
  text: z.string(),
  who: z.string(),
  at: z.string(),
  is_own: z.boolean(),
  /** The names of colleagues in it, as they are written there. */
  mentions: z.array(z.string()),
});
export type Note = z.infer<typeof note>;

export const notesCall = defineStaffCall({
  path: "/api/staff/desk/notes",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "site",
  summary: "Notes of colleagues on a record, the oldest first, for whoever may see the record",
  input: z.object({ record }),
  output: z.extend(done, { notes: z.array(note) }),
});

const noteText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(4000, "office.errors.note_long"));

export const addNoteCall = defineStaffCall({
  path: "/api/staff/desk/note",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "site",
  summary: "A note on a record; colleagues who are named with @ get a mail. Customers never see it",
  input: z.object({ record, text: noteText }),
  output: z.extend(done, { note }),
});

export const addNotesCall = defineStaffCall({
  path: "/api/staff/desk/notes/add",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "site",
  summary:
    "The same note on up to 200 records, those that one may see; colleagues who are named get one mail",
  input: z.object({
    records,
    text: noteText,
  }),
  output: z.extend(done, { added: z.int(), refused: z.int() }),
});

export const noteReadersCall = defineStaffCall({
  path: "/api/staff/desk/note-readers",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "site",
  summary: "Colleagues whom a note on one of these records can name: those who may open it",
  input: z.object({ records }),
  output: z.extend(done, { colleagues }),
});

export const recordColleaguesCall = defineStaffCall({
  path: "/api/staff/desk/colleagues",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "site",
  summary: "Who can make the next step of one of these records at least",
  input: z.object({ records }),
  output: z.extend(done, { colleagues }),
});

export const assignRecordsCall = defineStaffCall({
  path: "/api/staff/desk/assign",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "site",
  summary:
    "Gives the next steps of up to 200 records to oneself, to a colleague as far as their roles and sites reach, or to nobody",
  input: z.object({ records, assignee_id: z.nullable(rowId) }),
  output: z.extend(done, { assigned: z.int(), refused: z.int() }),
});

const list = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const view = z.object({
  id: z.int(),
  title: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** True for the user's own views, and for shared ones if the user is the owner of the shop. */
  may_change: z.boolean(),
});

export const viewsCall = defineStaffCall({
  path: "/api/staff/desk/views",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "own",
  summary: "Views of a list that one may open: one's own first, then those that colleagues share",
  input: z.object({ list }),
  output: z.extend(done, { views: z.array(view) }),
});

export const saveViewCall = defineStaffCall({
  path: "/api/staff/desk/view/save",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "own",
  summary:
    "Saves filters and order of a list that one may open under a name; the same name again replaces it, unless it has to be `new`. With `id` one of one's own views is called so from now on, of owners a shared one as well. At most 50 for each list",
  input: z.object({
    id: z.optional(rowId),
    list,
    title: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(60), z.refine(isOneLine, "validation.invalid")),
    query: z.string().check(z.maxLength(2000), z.refine(isListQuery, "validation.invalid")),
    shared: z.boolean(),
    new: z.optional(z.boolean()),
  }),
  output: z.extend(done, { view }),
});

export const deleteViewCall = defineStaffCall({
  path: "/api/staff/desk/view/delete",
  tag: TAG,
  roles: STAFF_ROLES,
  scope: "own",
  summary: "Removes one of one's own views; owners remove shared ones as well",
  input: z.object({ id: rowId }),
  output: done,
});
