import { hasPreview } from "#core/file-type.ts";
import { fail, succeed } from "#core/result.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { changeStatus } from "./change-status.ts";
import { receivedLetter } from "./forward-letters.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { updateParcelsOf } from "./parcels.repository.ts";
import { postForwardMail } from "./post-forward-mail.ts";
import { type StaffResult, type StaffWish, staffStep } from "./staff-step.ts";

export type Intake = StaffWish & {
  measures: Parcel | undefined;
  /** Ids of files that staff have uploaded. */
  photos?: string[] | undefined;
};

/** Weighed, measured and photographed; the storage clock starts, and the customer is told. */
export function receiveParcel(
  deps: ForwardingDeps,
  { measures, photos = [], ...wish }: Intake,
): Promise<StaffResult> {
  const step = { ...wish, role: "warehouse" as const, action: "receive" };
  return staffStep(deps, step, async (tx, request, staffId) => {
    // What was kept aside comes back without being measured again (`move-request.ts`).
    if (request.status !== "declared") return fail("forwarding.errors.step");
    if (!measures) return fail("forwarding.errors.measures");
    const kept = await keepPhotos(deps, photos, request.customerId);
    if (kept.length < photos.length) return fail("errors.file_type");
    await updateParcelsOf(tx, [request.id], {
      grams: measures.grams,
      lengthMm: Math.round(measures.lengthCm * 10),
      widthMm: Math.round(measures.widthCm * 10),
      heightMm: Math.round(measures.heightCm * 10),
      photos: kept,
      receivedAt: deps.now(),
    });
    const actor = { kind: "staff" as const, id: staffId };
    const received = await changeStatus(tx, request, "received", { actor });
    await postForwardMail(deps, tx, received, "forward-received", receivedLetter(received));
    return succeed(received);
  });
}

/** A file opens to its owner and to staff: what staff took is kept anew as the customer's. */
async function keepPhotos(
  { files }: Pick<ForwardingDeps, "files">,
  ids: readonly string[],
  owner: number,
): Promise<string[]> {
  const taken = await Promise.all(ids.map((id) => files.read(id)));
  // Pages show them as pictures.
  const pictures = taken.flatMap((file) => (file && hasPreview(file.type) ? [file] : []));
  if (pictures.length < ids.length) return [];
  const kept: string[] = [];
  for (const { bytes } of pictures) {
    const saved = await files.save(bytes, { owner, kind: "parcel" });
    if (saved.ok) kept.push(saved.value);
  }
  return kept;
}
