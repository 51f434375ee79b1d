import type { FileKind } from "#ports/files.ts";
import { defineRequest } from "../api/call.ts";

/** What may come in parts: what nobody ends is swept for these alone. */
export type PartKind = Extract<FileKind, "claim">;

/** A file that comes in parts: how much of it is there, and once it is whole its id. */
export type UploadState = { status: true; upload: string; offset: number; id?: string | undefined };

export const beginUploadRequest = defineRequest<
  { kind: PartKind; size: number },
  UploadState & { part_bytes: number }
>({ path: "/api/files/begin" });

export const uploadStateRequest = defineRequest<{ upload: string }, UploadState>({
  path: "/api/files/state/{upload}",
});
