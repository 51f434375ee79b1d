/** The database is away or does not answer. Known by its code: two copies of this module may be loaded. */
export class DatabaseUnavailable extends Error {
  /** PostgreSQL's own word for a connection that failed. */
  readonly code = "08006";
}

/** Connection exceptions, a server that stops or starts, one that became a standby, one that is full. */
const LOST = /^(08...|57P0[1-5]|25006|53300)$/;
/** What the network and sockets say. */
const OF_NETWORK = /^(E[A-Z_]+)$/;
/** What the driver says without any code. */
const OF_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether it failed because the database was away, frozen or no longer the primary, and not for what was asked. */
export function isDatabaseLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isLost = "code" in error && LOST.test(String(error.code));
  return isLost || isDatabaseLost(error.cause);
}

/** For what a connection to the database threw: the network's and the driver's words in one kind of error. */
export function explainLoss(error: Error): Error {
  if (isDatabaseLost(error)) return error;
  const code = "code" in error ? String(error.code) : "";
  const isOfConnection = OF_NETWORK.test(code) || OF_DRIVER.test(error.message);
  return isOfConnection ? new DatabaseUnavailable(error.message || code, { cause: error }) : error;
}

/** The database answers, but all connections to it are taken: waiting once more would only make the queue longer. */
export function isPoolBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return /^timeout exceeded when trying to connect/.test(error.message) || isPoolBusy(error.cause);
}

/** Of a database that was found away or frozen (`watch-database.ts`). */
export const NO_ANSWER = "The database does not answer";

/** Whoever tries again before it answers only gets the same error later. */
export function isKnownAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === NO_ANSWER || isKnownAway(error.cause);
}

/** It answered, but has no connection left. */
export const isServerFull = (error: Error): boolean => "code" in error && error.code === "53300";
