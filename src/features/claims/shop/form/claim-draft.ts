import { isRecord } from "#core/record.ts";
import { OWN_PREFIX } from "#features/account/shop/session/own-storage.ts";
import type { ClaimKind } from "../../domain/claim-reason.ts";
import type { ClaimValues } from "./claim-call.ts";

export type UploadedPhoto = { id: string; name: string };
type ClaimDraft = Pick<ClaimValues, "subject" | "reason" | "description"> & {
  photos: UploadedPhoto[];
};

/** Saved in this browser until logout, with one key per customer, so that the next user does not see it. */
const keyOf = (kind: ClaimKind, customerId: number) =>
  `${OWN_PREFIX}claim_draft:${kind}:${customerId}`;

type Place = { kind: ClaimKind; customerId: number };
type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function readDraft({ kind, customerId }: Place, storage: Kept): ClaimDraft | undefined {
  try {
    const draft = JSON.parse(storage.getItem(keyOf(kind, customerId)) ?? "null");
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function saveDraft({ kind, customerId }: Place, draft: ClaimDraft, storage: Kept): void {
  const isEmpty = !draft.description && !draft.reason && draft.photos.length === 0;
  try {
    if (isEmpty) storage.removeItem(keyOf(kind, customerId));
    else storage.setItem(keyOf(kind, customerId), JSON.stringify(draft));
  } catch {
    // If the storage is full or forbidden, only the draft is lost, not the form.
  }
}

const isText = (value: unknown) => typeof value === "string";

function isDraft(value: unknown): value is ClaimDraft {
  if (!isRecord(value)) return false;
  const { subject, reason, description, photos } = value;
  return (
    [subject, reason, description].every(isText) &&
    Array.isArray(photos) &&
    photos.every((photo) => isText(photo?.id) && isText(photo?.name))
  );
}
