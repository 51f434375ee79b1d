import { deprecate } from "node:util";
import type pg from "pg";
import { isRecord } from "#core/record.ts";
import { explainLoss, isDatabaseLost } from "./lost-connection.ts";

/** Something that waits for the database: a statement, or a connection that is to be opened. */
export type Waiting = {
  since: number;
  /** False for what may take as long as it takes. */
  isLimited: boolean;
  giveUp: (error: Error) => void;
};

export type StatementWatch = {
  waiting: Set<Waiting>;
  isLimited: boolean;
  /** When the server last answered a statement. */
  answeredAt: number;
  onStatement?: ((seconds: number, isLost: boolean) => void) | undefined;
  /** Where statements are steps of a trace: called when one is sent, it answers what to call at its end. */
  traceStatement?: TraceStatement | undefined;
};

type TraceStatement = (text: string) => { end: (ended: { isFailed: boolean }) => void } | undefined;

/** Until when its statements may take as long as they take. */
type Until = "end of transaction" | "for ever";
const UNLIMITED = Symbol("unlimited");
/** Statements that have not ended. */
const UNDER_WAY = Symbol("under way");
const END_OF_TRANSACTION = /^\s*(commit|rollback)\s*;?\s*$/i;

/**
 * Clients for a pool whose statements are watched: somebody knows how long each has waited. A connection whose
 * server is lost, frozen or no longer the primary is thrown away, so that the pool never hands it out again.
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

/** Answers what to call at its end: it returns the error, as one of `lost-connection.ts` where the connection is lost. */
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

/** As `pg` does from the third on, which it is going to refuse: they wait for each other, and fail together. */
const warnOfSecond = deprecate(() => {}, "Two statements at once on one connection");

const textOf = (asked: unknown) => String(isRecord(asked) ? asked.text : asked);
const isEnd = (asked: unknown) => END_OF_TRANSACTION.test(textOf(asked));

/** Whatever still waits on it fails with this error, and the pool lets go of it. */
export function cutConnection(client: object, error: Error): void {
  releaseWithError(client, error);
  const connection = Reflect.get(client, "connection");
  if (!isRecord(connection) || !isRecord(connection.stream)) return;
  const { stream } = connection;
  if (typeof stream.destroy === "function" && !stream.destroyed) stream.destroy(error);
}

/** Drizzle never gives back one whose `begin` failed; ten of them, and the pool would have none left. */
function releaseWithError(client: object, error: Error): void {
  const release = Reflect.get(client, "release");
  if (typeof release !== "function") return;
  Reflect.set(client, "release", () => {});
  try {
    release.call(client, error);
  } catch {
    // It was given back already.
  }
}

/** What it sends from now on may take as long as it takes: a migration, an import, the filling of an empty database. */
export function markUnlimited(client: object, until: Until): void {
  Reflect.set(client, UNLIMITED, until);
}
