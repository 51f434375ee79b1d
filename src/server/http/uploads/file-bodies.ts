import type { IncomingMessage } from "node:http";
import { createClaimCall } from "#features/claims/contract.ts";
import { UPLOAD_PART_PATH, UPLOAD_PATH } from "#platform/files/contract.ts";

const FORM = /^multipart\/form-data\b/i;
/** Only paths directly below it: an address that climbs out again (`part/../../cart`) belongs to another call. */
const PART = new RegExp(`^${UPLOAD_PART_PATH}[\\w-]+$`);

/** A multipart form, which may contain files. */
export const isForm = (contentType: string | undefined): boolean => FORM.test(contentType ?? "");

/** Whether the body may contain photographs, which a slow phone sends for a long time; all other bodies are small. */
export function hasFileBody({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">) {
  const [path = ""] = url.split("?");
  if (path === UPLOAD_PATH || PART.test(path)) return true;
  return path === createClaimCall.path && isForm(headers["content-type"]);
}
