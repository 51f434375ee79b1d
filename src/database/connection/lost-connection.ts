/**
 * The database is away or does not answer. It is recognised by its code, because two copies of this module may be
 * loaded.
 */
export class DatabaseUnavailable extends Error {
  /** PostgreSQL's own code for a failed connection. */
  readonly code = "08006";
}

/** Connection exceptions, a server that stops or starts, one that became a standby, one without free connections. */
const LOST = /^(08...|57P0[1-5]|25006|53300)$/;
/** Error codes of network and sockets. */
const OF_NETWORK = /^(E[A-Z_]+)$/;
/** Error messages of the driver that have no code. */
const OF_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether it failed because the database was away, frozen or no longer the primary, and not because of the query. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isLost = "code" in error && LOST.test(String(error.code));
  return isLost || isDatabaseLost(error.cause);
}

/** Turns the network's and the driver's connection errors into one kind of error. */
export function explainLoss(error: Error): Error {
  if (isDatabaseLost(error)) return error;
  const code = "code" in error ? String(error.code) : "";
  const isOfConnection = OF_NETWORK.test(code) || OF_DRIVER.test(error.message);
  return isOfConnection ? new DatabaseUnavailable(error.message || code, { cause: error }) : error;
}

/** The database answers, but all its connections are in use: a retry would only make the queue longer. */
export function isPoolBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^timeout exceeded when trying to connect/.test(error.message) || isPoolBusy(error.cause);
}

/** The message for a database that was found away or frozen (`watch-database.ts`). */
export const NO_ANSWER = "The database does not answer";

/** Whether the database is already known to be away, so that a retry would only get the same error later. */
export function isKnownAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === NO_ANSWER || isKnownAway(error.cause);
}

/** Whether the server answered but has no free connection. */
export const isServerFull = (error: Error): boolean => "code" in error && error.code === "53300";
