import pg from "pg";
import { asError } from "#core/errors.ts";
import { DatabaseUnavailable, isServerFull, NO_ANSWER } from "./lost-connection.ts";
import { cutConnection, type StatementWatch } from "./watched-client.ts";

const TICK_MS = 250;
/** What has waited this long makes us look whether the database answers at all. */
const SLOW_MS = 750;
/**
 * Without an answer to the probe or to anybody else. Together with `SLOW_MS` and two late ticks it is less than the five
 * seconds within which visitors get an error.
 */
const SILENCE_MS = 2500;
/**
 * A tick that comes late counts for no more: what a process of ours that stood still has not read yet is not taken for
 * a frozen database, and one that is only slow counts by the clock.
 */
const LONGEST_TICK_MS = 500;
/** While something is slow and the database answers, it is looked at this often; it may freeze meanwhile. */
const PAUSE_MS = 750;
/** After its own limit (`LIMITS`) the server has stopped a statement; one that waits longer has lost its connection. */
const LONGEST_MS = 20_000;
/** Whoever waits for a silent database gets the error of the whole of it first. */
const AFTER_SILENCE_MS = 5000;

type WatchOptions = {
  connection: pg.ClientConfig;
  statements: StatementWatch;
  onLost: (error: Error) => void;
  silenceMs?: number | undefined;
};

type Probe = {
  /** For how long nobody was answered. */
  silentMs: number;
  began: number;
  heardAt: number;
  end: (isAnswered: boolean) => void;
};

/**
 * A frozen server, or one behind a network that swallows everything, neither answers nor breaks the connection.
 * Where something waits, a connection of its own asks whether the server is there; if it is not, everybody who waits
 * gets an error at once, and nobody is let in before it answers again.
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
      // A server that is full, or a pooler with a queue, refuses the probe and serves all others.
      (error) => settle(running, isServing(error, began) ? undefined : asError(error)),
    );
  }

  const isServing = (refusal: unknown, since: number) =>
    isServerFull(asError(refusal)) || statements.answeredAt > since;

  /** Without an error the database is there. */
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

  /** Whatever is answered to anybody shows that the server is there, however long the probe waits. */
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
  // Whatever waits for it gets the error.
  client.on("error", () => {});
  const ask = async () => {
    await client.connect();
    await client.query("select 1");
  };
  return {
    answered: ask(),
    end: (isAnswered: boolean) => {
      // A frozen server would never take our good-bye.
      if (isAnswered) void client.end().catch(() => {});
      else cutConnection(client, new Error("no answer"));
    },
  };
}
