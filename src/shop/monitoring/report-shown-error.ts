import { ignoreMissingChunk } from "#ui/lazy/ignore-missing-chunk.ts";
import { isMonitored } from "./is-monitored.ts";

/** An error that a visitor sees. What the server failed at it has told itself. */
export async function reportShownError(error: unknown): Promise<void> {
  const isServers = error instanceof Error && error.message === "Unexpected Server Error";
  if (!isMonitored() || isServers) return;
  const { reportError } = await import("./report-error.ts").catch(ignoreMissingChunk);
  reportError(error);
}
