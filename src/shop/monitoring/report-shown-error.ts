import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";

/** The server sets it if errors are collected; an attribute can be read even when the page's code has failed. */
export const isMonitored = (): boolean => document.documentElement.dataset.monitored !== undefined;

/** Reports an error that a visitor sees. The server has already reported its own errors. */
export async function reportShownError(error: unknown): Promise<void> {
  const isServers = error instanceof Error && error.message === "Unexpected Server Error";
  if (!isMonitored() || isServers) return;
  const { reportError } = await import("./report-error.ts").catch(ignoreMissingChunk);
  reportError(error);
}
