import { neverResolve } from "#ui/later/never-resolve.ts";
import { isMonitored } from "./is-monitored.ts";

/** An error that a visitor sees. What the server failed at it has told itself. */
export async function reportShown(error: unknown): Promise<void> {
  const isServers = error instanceof Error && error.message === "Unexpected Server Error";
  if (!isMonitored() || isServers) return;
  const { reportError } = await import("./report-error.ts").catch(neverResolve);
  reportError(error);
}
