import { MAX_FILE_BYTES } from "#core/file-type.ts";

export type Uploaded = { id: string } | { problem: string };

/** Sends a photo; the server looks at what it is, the size is told here at once. */
export async function uploadFile(file: File): Promise<Uploaded> {
  if (file.size > MAX_FILE_BYTES) return { problem: "errors.file_too_large" };
  try {
    const response = await fetch("/api/files/upload?kind=quote", {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: file,
    });
    const answer = (await response.json()) as { id?: string; message?: string };
    return answer.id && response.ok
      ? { id: answer.id }
      : { problem: answer.message ?? "errors.unexpected" };
  } catch {
    return { problem: "errors.offline" };
  }
}
