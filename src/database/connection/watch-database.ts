import pg from "pg";
import { asError } from "#core/errors.ts";
import { DatabaseUnavailable, isServerFull, NO_ANSWER } from "./lost-connection.ts";
import { cutConnection, type StatementWatch } from "./watched-client.ts";

const TICK_MS = 250;
/** A query that has waited this long starts a check whether the database answers at all. */
const SLOW_MS = 750;
/**
 * If neither the probe nor any other query is answered for this long, the database counts as away. With `SLOW_MS` and
 * two late ticks it is less than the five seconds after which visitors get an error.
 */
const SILENCE_MS = 2500;
/**
 * A late tick counts as at most this long. So if our own process was blocked, its unread answers do not look like a
 * frozen database, while a process that is only slow still counts the real time.
 */
const LONGEST_TICK_MS = 500;
/** While a query is slow but the database answers, it is checked this often, because it may freeze meanwhile. */
const PAUSE_MS = 750;
/**
 * The server stops a statement at its own limit (`LIMITS`), so a statement that waits longer has lost its connection.
 */
const LONGEST_MS = 20_000;
/** Added to `silenceMs`, so that for a silent database the general error comes first. */
const AFTER_SILENCE_MS = 5000;

type WatchOptions = {
  connection: pg.ClientConfig;
  statements: StatementWatch;
  onLost: (error: Error) => void;
  silenceMs?: number | undefined;
};

type Probe = {
  /** For how long no query was answered. */
  silentMs: number;
  began: number;
  heardAt: number;
  end: (isAnswered: boolean) => void;
};

/**
 * A frozen server, or a network that drops all packets, neither answers nor breaks the connection. If a query waits
 * too long, a separate connection probes the server. If the probe fails, all waiting callers get an error at once,
 * and new ones are refused until the server answers again.
 */
export function watchDatabase(options: WatchOptions) {
  const { connection, statements, onLost, silenceMs = SILENCE_MS } = options;
  const { waiting } = statements;
  const longestMs = Math.max(LONGEST_MS, silenceMs + AFTER_SILENCE_MS);
  let isDown = false;
  let probe: Probe | undefined;
  let pausedUntil = 0;
  let tickedAt = performance.now();

  function startProbe(): void {
    const client = openProbe(connection);
    const began = performance.now();
    const running = { silentMs: 0, began, heardAt: began, end: client.end };
    probe = running;
    client.answered.then(
      () => settle(running, undefined),
      // A full server, or a pooler with a queue, may refuse the probe while it serves all other queries.
      (error) => settle(running, isServing(error, began) ? undefined : asError(error)),
    );
  }

  const isServing = (refusal: unknown, since: number) =>
    isServerFull(asError(refusal)) || statements.answeredAt > since;

  /** No error means that the database is there. */
  function settle(settled: Probe, error: Error | undefined): void {
    if (probe !== settled) return;
    settled.end(!error);
    probe = undefined;
    if (error) markDown(error);
    else isDown = false;
    pausedUntil = error ? 0 : performance.now() + PAUSE_MS;
  }

  function markDown(cause: Error): void {
    const error = new DatabaseUnavailable(NO_ANSWER, { cause });
    if (!isDown) onLost(error);
    isDown = true;
    for (const { giveUp } of waiting) giveUp(error);
  }

  /** Any answered query shows that the server is there, however long the probe waits. */
  function watchProbe(running: Probe, passedMs: number): void {
    const isHeard = statements.answeredAt > running.heardAt;
    running.heardAt = Math.max(running.heardAt, statements.answeredAt);
    running.silentMs = isHeard ? 0 : running.silentMs + Math.min(passedMs, LONGEST_TICK_MS);
    if (running.silentMs >= silenceMs) settle(running, new Error("no answer"));
  }

  function tick(): void {
    const now = performance.now();
    const passedMs = now - tickedAt;
    tickedAt = now;
    if (probe) watchProbe(probe, passedMs);
    else if (isDown || (now >= pausedUntil && hasSlow(waiting))) startProbe();
    giveUpLate(waiting, longestMs);
  }

  const timer = setInterval(tick, TICK_MS).unref();
  return {
    isDown: () => isDown,
    close(): void {
      clearInterval(timer);
      probe?.end(false);
      probe = undefined;
    },
  };
}

type WaitingSet = StatementWatch["waiting"];

function hasSlow(waiting: WaitingSet): boolean {
  const late = performance.now() - SLOW_MS;
  for (const { since, isLimited } of waiting) if (isLimited) return since < late;
  return false;
}

function giveUpLate(waiting: WaitingSet, longestMs: number): void {
  const late = performance.now() - longestMs;
  for (const { since, isLimited, giveUp } of waiting) {
    if (since > late) return;
    if (isLimited) giveUp(new DatabaseUnavailable("No answer on this connection"));
  }
}

function openProbe(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, application_name: "cartage probe" });
  // The caller of `answered` gets the error.
  client.on("error", () => {});
  const ask = async () => {
    await client.connect();
    await client.query("select 1");
  };
  return {
    answered: ask(),
    end: (isAnswered: boolean) => {
      // A frozen server would never confirm a clean disconnect.
      if (isAnswered) void client.end().catch(() => {});
      else cutConnection(client, new Error("no answer"));
    },
  };
}
