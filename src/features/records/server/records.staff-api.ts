import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import * as calls from "#platform/records/staff-calls.ts";
import { accessLogCall } from "../staff-calls.ts";
import { describeAccess } from "./describe-access.ts";
import { addNote, addNotes, listNoteReaders, readNotes } from "./notes.ts";
import { selectViews } from "./records.repository.ts";
import type { savedViews } from "./records.tables.ts";
import type { RecordsDeps } from "./records-deps.ts";
import { deleteView } from "./views/delete-view.ts";
import { saveView } from "./views/save-view.ts";

const refuse = refuseWith({ "office.views.name_taken": 409 });
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
const describeView = ({ id, title, query, isShared, ownerId }: View, readerId: number) => ({
  id,
  title,
  query,
  is_shared: isShared,
  is_own: ownerId === readerId,
});

function viewRoutes({ db }: RecordsDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.viewsCall, async ({ list }, { session }) => {
      const views = await selectViews(db, list, session.customerId);
      return { ...done, views: views.map((view) => describeView(view, session.customerId)) };
    }),
    handleStaffCall(calls.saveViewCall, async ({ shared, new: isNew, ...named }, request) => {
      const ownerId = request.session.customerId;
      const { actor } = request;
      const view = { ...named, isShared: shared, isNew };
      const saved = await saveView({ db }, { ...view, actor, ownerId });
      return saved.ok
        ? { ...done, view: describeView(saved.value, ownerId) }
        : refuse(request, saved);
    }),
    handleStaffCall(calls.deleteViewCall, async ({ id }, { actor, session }) => {
      const deleted = await deleteView({ db }, { actor, ownerId: session.customerId, id });
      return deleted ? done : failure(404, "errors.not_found");
    }),
  ];
}
