import type { IncomingMessage } from "node:http";
import { createClaimCall } from "#features/claims/contract.ts";
import { UPLOAD_PART_PATH, UPLOAD_PATH } from "#platform/files/contract.ts";

const FORM = /^multipart\/form-data\b/i;
/** Nothing below it: an address that climbs out again (`part/../../cart`) is another call's. */
const PART = new RegExp(`^${UPLOAD_PART_PATH}[\\w-]+$`);

/** A form of several parts, which may have files in it. */
export const isForm = (contentType: string | undefined): boolean => FORM.test(contentType ?? "");

/** Whether what is sent may be photographs, which take a phone with little its time; all else is small. */
export function hasFileBody({ url = "", headers }: Pick<IncomingMessage, "url" | "headers">) {
  const [path = ""] = url.split("?");
  if (path === UPLOAD_PATH || PART.test(path)) return true;
  return path === createClaimCall.path && isForm(headers["content-type"]);
}
