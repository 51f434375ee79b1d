import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";

/** Written by the server where errors are collected; to be read even when nothing of the page lives. */
export const isMonitored = (): boolean => document.documentElement.dataset.monitored !== undefined;

/** An error that a visitor sees. What the server failed at it has told itself. */
export async function reportShownError(error: unknown): Promise<void> {
  const isServers = error instanceof Error && error.message === "Unexpected Server Error";
  if (!isMonitored() || isServers) return;
  const { reportError } = await import("./report-error.ts").catch(ignoreMissingChunk);
  reportError(error);
}
