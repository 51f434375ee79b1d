import { deprecate } from "node:util";
import type pg from "pg";
import { isRecord } from "#core/record.ts";
import { explainLoss, isDatabaseLost } from "./lost-connection.ts";

/** A caller that waits for the database: for a statement, or for a connection to open. */
export type Waiting = {
  since: number;
  /** False for work without a time limit. */
  isLimited: boolean;
  giveUp: (error: Error) => void;
};

export type StatementWatch = {
  waiting: Set<Waiting>;
  isLimited: boolean;
  /** When the server last answered a statement. */
  answeredAt: number;
  onStatement?: ((seconds: number, isLost: boolean) => void) | undefined;
  /** Set if statements are spans of a trace: called when one is sent; `end` is called when it has ended. */
  traceStatement?: TraceStatement | undefined;
};

type TraceStatement = (text: string) => { end: (ended: { isFailed: boolean }) => void } | undefined;

/** How long the connection's statements have no time limit. */
type Until = "end of transaction" | "for ever";
const UNLIMITED = Symbol("unlimited");
/** The number of statements that have not ended. */
const UNDER_WAY = Symbol("under way");
const END_OF_TRANSACTION = /^\s*(commit|rollback)\s*;?\s*$/i;

/**
 * Pool clients that record how long each statement has waited. If the server is lost, frozen or no longer the
 * primary, the connection is closed, so that the pool never hands it out again.
 */
export function watchedClient(Base: typeof pg.Client, watch: StatementWatch): typeof pg.Client {
  return class extends Base {
    // `pg` declares an overload for each way to call it; pools and Drizzle use two of them.
    override query(...input: unknown[]) {
      const send = (...sent: unknown[]) => Reflect.apply(super.query, this, sent);
      const ended = begin(this, watch, input[0]);
      const callback = input.at(-1);
      if (typeof callback === "function") {
        const settle = (error: unknown, result: unknown) => callback(ended(error), result);
        return send(...input.slice(0, -1), settle);
      }
      const result = send(...input);
      if (!(result instanceof Promise)) {
        ended(undefined);
        return result;
      }
      return result.then(
        (rows) => {
          ended(undefined);
          return rows;
        },
        (error) => {
          throw ended(error);
        },
      );
    }
  };
}

/**
 * Returns a function to call when the statement ends. It returns the error, converted by `explainLoss` if the
 * connection is lost.
 */
function begin(client: pg.Client, watch: StatementWatch, asked: unknown) {
  const { waiting, isLimited, onStatement } = watch;
  const sent: Waiting = {
    since: performance.now(),
    isLimited: isLimited && !Reflect.has(client, UNLIMITED),
    giveUp: (error) => cutConnection(client, error),
  };
  waiting.add(sent);
  const others = Number(Reflect.get(client, UNDER_WAY) ?? 0);
  Reflect.set(client, UNDER_WAY, others + 1);
  if (others > 0) warnOfSecond();
  const span = watch.traceStatement?.(textOf(asked));
  return (error: unknown): unknown => {
    waiting.delete(sent);
    Reflect.set(client, UNDER_WAY, Number(Reflect.get(client, UNDER_WAY)) - 1);
    if (Reflect.get(client, UNLIMITED) === "end of transaction" && isEnd(asked)) {
      Reflect.deleteProperty(client, UNLIMITED);
    }
    const known = error instanceof Error ? explainLoss(error) : error;
    const isLost = isDatabaseLost(known);
    const now = performance.now();
    if (!isLost) watch.answeredAt = now;
    span?.end({ isFailed: error !== undefined && error !== null });
    onStatement?.((now - sent.since) / 1000, isLost);
    if (isLost && known instanceof Error) cutConnection(client, known);
    return known;
  };
}

/**
 * Warns from the second statement on (`pg` does from the third on, and will refuse them later): parallel statements
 * on one connection wait for each other and fail together.
 */
const warnOfSecond = deprecate(() => {}, "Two statements at once on one connection");

const textOf = (asked: unknown) => String(isRecord(asked) ? asked.text : asked);
const isEnd = (asked: unknown) => END_OF_TRANSACTION.test(textOf(asked));

/** Statements that still wait on the connection fail with this error, and the pool drops it. */
export function cutConnection(client: object, error: Error): void {
  releaseWithError(client, error);
  const connection = Reflect.get(client, "connection");
  if (!isRecord(connection) || !isRecord(connection.stream)) return;
  const { stream } = connection;
  if (typeof stream.destroy === "function" && !stream.destroyed) stream.destroy(error);
}

/** Drizzle never releases a connection whose `begin` failed; after ten of them the pool would be empty. */
function releaseWithError(client: object, error: Error): void {
  const release = Reflect.get(client, "release");
  if (typeof release !== "function") return;
  Reflect.set(client, "release", () => {});
  try {
    release.call(client, error);
  } catch {
    // The connection was already released.
  }
}

/**
 * Removes the time limit for the connection's next statements: for a migration, an import, filling an empty database.
 */
export function markUnlimited(client: object, until: Until): void {
  Reflect.set(client, UNLIMITED, until);
}
