import { AsyncResource } from "node:async_hooks";
import type pg from "pg";
import { asError } from "#core/errors.ts";
import { isRecord } from "#core/record.ts";
import { withoutLeadingComments } from "#core/sql-text.ts";
import {
  DatabaseUnavailable,
  explainLoss,
  isDatabaseLost,
  isPoolBusy,
  NO_ANSWER,
} from "./lost-connection.ts";
import type { Waiting } from "./watched-client.ts";

type Guard = {
  waiting: Set<Waiting>;
  isDown: () => boolean;
  /** Whether the async context (and trace) of the caller matters. */
  isTraced: boolean;
};
type Opened = (error?: Error, client?: pg.PoolClient, release?: pg.PoolClient["release"]) => void;

/**
 * Callers never wait for a connection to a database that does not answer, and a query that only reads is sent once
 * more if its connection was lost.
 */
export function guardPool(pool: pg.Pool, guard: Guard): void {
  const open = guardedConnect(pool, guard);
  const query: (...input: unknown[]) => Promise<unknown> = pool.query.bind(pool);
  const openClient = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      open((error, client) => (client ? resolve(client) : reject(error)));
    });

  async function askAgain(input: unknown[], lost: Error): Promise<unknown> {
    const client = await openClient();
    try {
      // Read only: if the query does write after all, it must not be done twice.
      await client.query("begin read only");
      const result = await Reflect.apply(client.query, client, input);
      await client.query("commit");
      client.release();
      return result;
    } catch (error) {
      client.release(asError(error));
      throw lost;
    }
  }

  Object.assign(pool, {
    connect: (opened?: Opened) => (opened ? open(opened) : openClient()),
    query(...input: unknown[]) {
      if (typeof input.at(-1) === "function") return query(...input);
      return query(...input).catch((thrown: unknown) => {
        const error = explainLoss(asError(thrown));
        if (isDatabaseLost(error) && !isPoolBusy(error) && isRead(input[0])) {
          return askAgain(input, error);
        }
        throw error;
      });
    },
  });
}

/** A caller that waits for a connection gets an error when the database is found to be away. */
function guardedConnect(pool: pg.Pool, { waiting, isDown, isTraced }: Guard) {
  const connect: (opened: Opened) => void = pool.connect.bind(pool);
  return (wanted: Opened): void => {
    // The pool calls a waiting callback in the async context of the caller that returned the connection.
    const opened = isTraced ? AsyncResource.bind(wanted) : wanted;
    if (isDown()) {
      opened(new DatabaseUnavailable(NO_ANSWER));
      return;
    }
    let isOver = false;
    const sent: Waiting = {
      since: performance.now(),
      isLimited: true,
      giveUp(error) {
        if (isOver) return;
        isOver = true;
        waiting.delete(sent);
        opened(error);
      },
    };
    waiting.add(sent);
    connect((error, client) => {
      waiting.delete(sent);
      // The connection came too late: its caller has already got an error.
      if (isOver) return client?.release();
      isOver = true;
      if (client) opened(undefined, client, client.release);
      else opened(explainLoss(asError(error)));
    });
  };
}

const READ = /^(select|with|explain)\b/i;

function isRead(asked: unknown): boolean {
  const text = isRecord(asked) ? asked.text : asked;
  return typeof text === "string" && READ.test(withoutLeadingComments(text));
}
