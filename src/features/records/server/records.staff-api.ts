import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute, type StaffSession } from "#platform/api/staff-route.ts";
import * as calls from "#platform/records/staff-calls.ts";
import { accessLogCall } from "../staff-calls.ts";
import { describeAccess } from "./describe-access.ts";
import { addNote, addNotes, listNoteReaders, readNotes } from "./notes.ts";
import { selectViews } from "./records.repository.ts";
import type { savedViews } from "./records.tables.ts";
import type { RecordsDeps } from "./records-deps.ts";
import { deleteView } from "./views/delete-view.ts";
import { saveView } from "./views/save-view.ts";
import { mayChangeShared, mayOpenList } from "./views/view-access.ts";

const refuse = refuseWith({ "office.views.name_taken": 409, "office.views.too_many": 409 });
const done = { status: true } as const;

export const recordsStaffApi = (deps: RecordsDeps): StaffRoute[] => [
  handleStaffCall(calls.notesCall, async ({ record }, request) => {
    const read = await readNotes(deps, { actor: request.actor, record });
    return read.ok ? { ...done, notes: read.value } : refuse(request, read);
  }),
  handleStaffCall(calls.addNoteCall, async ({ record, text }, request) => {
    const added = await addNote(deps, { actor: request.actor, record, text });
    return added.ok ? { ...done, note: added.value } : refuse(request, added);
  }),
  handleStaffCall(calls.addNotesCall, async ({ records, text }, { actor }) => ({
    ...done,
    ...(await addNotes(deps, { actor, records, text })),
  })),
  handleStaffCall(calls.noteReadersCall, async ({ records }, { actor }) => ({
    ...done,
    colleagues: await listNoteReaders(deps, { actor, records }),
  })),
  ...viewRoutes(deps),
  handleStaffCall(accessLogCall, async ({ customer_id, actor_id, before }) => ({
    ...done,
    ...(await describeAccess(deps, { customerId: customer_id, actorId: actor_id, before })),
  })),
];

type View = typeof savedViews.$inferSelect;
const describeView = (
  { id, title, query, isShared, ownerId }: View,
  { customerId, grants }: StaffSession,
) => ({
  id,
  title,
  query,
  is_shared: isShared,
  is_own: ownerId === customerId,
  may_change: ownerId === customerId || (isShared && mayChangeShared(grants)),
});

function viewRoutes({ db, viewedLists }: RecordsDeps): StaffRoute[] {
  const notFound = failure(404, "errors.not_found");
  return [
    handleStaffCall(calls.viewsCall, async ({ list }, { session }) => {
      if (!mayOpenList(viewedLists(), list, session)) return notFound;
      const views = await selectViews(db, list, session.customerId);
      return { ...done, views: views.map((view) => describeView(view, session)) };
    }),
    handleStaffCall(calls.saveViewCall, async ({ shared, new: isNew, ...named }, request) => {
      const { actor, session } = request;
      if (!mayOpenList(viewedLists(), named.list, session)) return notFound;
      const by = { ownerId: session.customerId, changesShared: mayChangeShared(session.grants) };
      const saved = await saveView({ db }, { ...named, ...by, isShared: shared, isNew, actor });
      return saved.ok
        ? { ...done, view: describeView(saved.value, session) }
        : refuse(request, saved);
    }),
    handleStaffCall(calls.deleteViewCall, async ({ id }, { actor, session }) => {
      const by = { ownerId: session.customerId, changesShared: mayChangeShared(session.grants) };
      return (await deleteView({ db }, { ...by, actor, id })) ? done : notFound;
    }),
  ];
}
