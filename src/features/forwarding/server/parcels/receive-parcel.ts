import { hasPreview } from "#core/file-type.ts";
import { type Failure, fail, succeed } from "#core/result.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { reachesSite, requireRole } from "#platform/auth/require-role.ts";
import { isUnlike } from "../../domain/measure-warning.ts";
import { postForwardMail, receivedEmail } from "../emails/forward-emails.ts";
import { selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents, updateParcels } from "../parcels.repository.ts";
import {
  requestLifecycle,
  type StaffResult,
  type StaffStepInput,
  staffStep,
} from "../requests/request-lifecycle.ts";

const ROLE = "warehouse" as const;

export type Intake = StaffStepInput & {
  /** Or why the typed measures cannot be right. */
  measures: Parcel | Failure<"forwarding.errors.measures">;
  /** Ids of files that staff have uploaded. */
  photos?: string[] | undefined;
  /** The weight is right although it is far from what was declared; the command line is never asked. */
  isSure?: boolean | undefined;
};

/**
 * Saves measures and photos; the storage time starts, and the customer gets a mail. Photos are copied
 * before the transaction begins, and files that are not needed any more are deleted after it.
 */
export async function receiveParcel(
  deps: ForwardingDeps,
  { measures, photos = [], isSure = true, ...input }: Intake,
): Promise<StaffResult> {
  const allowed = requireRole(input.actor, ROLE);
  const known = allowed.ok ? await selectRequest(deps.db, input.id) : undefined;
  if (!known || !allowed.ok || !reachesSite(allowed.value, known.siteId)) {
    return fail("errors.not_found");
  }
  // A parcel that was put on hold comes back without new measures (`move-request.ts`).
  if (known.status !== "declared") return fail("forwarding.errors.step");
  if ("ok" in measures) return measures;
  if (!isSure && (await isUnlikeDeclared(deps, input.id, measures))) {
    return fail("forwarding.errors.unlike_declared", {
      weight: ["forwarding.errors.unlike_declared"],
    });
  }
  const copies = await copyPhotosForOwner(deps, photos, known.customerId);
  if (!copies) return fail("errors.file_type", { photos: ["errors.file_type"] });
  const received = await receive(deps, input, { measures, photos: copies });
  if (received.ok) await deleteStaffUploads(deps, photos, allowed.value.id);
  else for (const id of copies) await deps.files.remove(id);
  return received;
}

async function isUnlikeDeclared(
  { db }: Pick<ForwardingDeps, "db">,
  id: number,
  { grams }: Parcel,
): Promise<boolean> {
  const parcels = (await selectContents(db, [id])).get(id) ?? [];
  return parcels.some(({ declaredGrams }) => isUnlike(grams, declaredGrams));
}

function receive(
  deps: ForwardingDeps,
  input: StaffStepInput,
  { measures, photos }: { measures: Parcel; photos: string[] },
): Promise<StaffResult> {
  const step = { ...input, role: ROLE, action: "receive" as const };
  return staffStep(deps, step, async (tx, request, actor) => {
    if (request.status !== "declared") return fail("forwarding.errors.step");
    await updateParcels(
      tx,
      { requestIds: [request.id] },
      {
        grams: measures.grams,
        lengthMm: Math.round(measures.lengthCm * 10),
        widthMm: Math.round(measures.widthCm * 10),
        heightMm: Math.round(measures.heightCm * 10),
        photos,
        receivedAt: deps.now(),
      },
    );
    const received = await requestLifecycle.move(deps, tx, request, "received", { actor });
    const parcels = (await selectContents(tx, [request.id])).get(request.id) ?? [];
    const email = receivedEmail(received, parcels);
    await postForwardMail(deps, tx, received, "forward-received", email);
    return succeed(received);
  });
}

type Files = Pick<ForwardingDeps, "files" | "reportProblem">;

/**
 * Only its owner and staff can open a file, so the photos of staff are copied for the customer. Returns
 * undefined unless all of them are pictures, because pages show them as such.
 */
async function copyPhotosForOwner(
  { files }: Files,
  ids: readonly string[],
  owner: number,
): Promise<string[] | undefined> {
  const taken = await Promise.all(ids.map((id) => files.read(id)));
  const pictures = taken.flatMap((file) => (file && hasPreview(file.type) ? [file] : []));
  if (pictures.length < ids.length) return undefined;
  const copies: string[] = [];
  for (const { bytes } of pictures) {
    const saved = await files.save(bytes, { owner, kind: "parcel" });
    if (saved.ok) copies.push(saved.value);
  }
  if (copies.length === ids.length) return copies;
  for (const id of copies) await files.remove(id);
  return undefined;
}

/** Deletes the uploads of this staff member, which are no longer needed; keeps those of others. */
async function deleteStaffUploads(
  { files, reportProblem }: Files,
  ids: readonly string[],
  staffId: number | null,
): Promise<void> {
  try {
    for (const id of ids) {
      const file = await files.readMetadata(id);
      if (file && staffId !== null && file.owner === staffId) await files.remove(id);
    }
  } catch (error) {
    // If this fails, the parcel is received anyway.
    reportProblem("staff_photos_kept", { err: error, staffId });
  }
}
