import { callApi } from "#platform/client/call-api.ts";
import { uploadImportCall } from "../../imports/staff-calls.ts";

const PART = 150_000;

/** Files of older programs are not in UTF-8; in the Baltics they use a Windows encoding. */
function decodeList(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1257").decode(bytes);
  }
}

/** Uploads the file in parts; returns the id that further calls need. */
export async function uploadList(file: File, onProgress: (percent: number) => void) {
  const text = decodeList(await file.arrayBuffer());
  const id = crypto.randomUUID();
  const parts = Math.max(1, Math.ceil(text.length / PART));
  for (let position = 0; position < parts; position++) {
    const part = text.slice(position * PART, (position + 1) * PART);
    await callApi(uploadImportCall, { id, name: file.name, position, text: part });
    onProgress(Math.round(((position + 1) / parts) * 100));
  }
  return id;
}
