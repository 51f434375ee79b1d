import pg from "pg";
import { asError } from "#core/errors.ts";
import { DatabaseUnavailable, isServerFull } from "./lost-connection.ts";
import { cutConnection, type StatementWatch } from "./watched-client.ts";

const TICK_MS = 250;
/** What has waited this long makes us look whether the database answers at all. */
const SLOW_MS = 750;
/** Counted in ticks and not by the clock: a busy process of ours must not be taken for a frozen database. */
const PATIENCE_TICKS = 10;
/** While something is slow and the database answers, it is looked at this often. */
const PAUSE_TICKS = 6;
/** After its own limit (`LIMITS`) the server has stopped a statement; one that waits longer has lost its connection. */
const LONGEST_MS = 20_000;

export type WatchOptions = {
  connection: pg.ClientConfig;
  statements: StatementWatch;
  onLost: (error: Error) => void;
};

/**
 * A frozen server, or one behind a network that swallows everything, neither answers nor breaks the connection.
 * Where something waits, a connection of its own asks whether the server is there; if it is not, everybody who waits
 * is told at once, and nobody is let in before it answers again.
 */
export function watchDatabase({ connection, statements, onLost }: WatchOptions) {
  const { waiting } = statements;
  let isDown = false;
  let probe: { ticks: number; began: number; end: (isAnswered: boolean) => void } | undefined;
  let pause = 0;

  function startProbe(): void {
    const client = openProbe(connection);
    const running = { ticks: 0, began: performance.now(), end: client.end };
    probe = running;
    client.answered.then(
      () => settle(running, undefined),
      (error) => settle(running, asError(error)),
    );
  }

  function settle(settled: typeof probe, error: Error | undefined): void {
    if (!settled || probe !== settled) return;
    settled.end(!error);
    probe = undefined;
    // A server that is full, or a pooler with a queue, refuses the probe and serves all others.
    const isThere = !error || isServerFull(error) || statements.answeredAt > settled.began;
    pause = isThere ? PAUSE_TICKS : 1;
    if (!isThere) markDown(error);
    else isDown = false;
  }

  function markDown(cause: Error): void {
    const error = new DatabaseUnavailable("The database does not answer", { cause });
    if (!isDown) onLost(error);
    isDown = true;
    for (const { giveUp } of waiting) giveUp(error);
  }

  function tick(): void {
    if (probe) {
      probe.ticks += 1;
      if (probe.ticks > PATIENCE_TICKS) settle(probe, new Error("no answer"));
      return;
    }
    if (pause > 0) pause -= 1;
    else if (isDown || hasSlow()) startProbe();
    giveUpLate();
  }

  const hasSlow = () => {
    const late = performance.now() - SLOW_MS;
    for (const { since, isLimited } of waiting) if (isLimited) return since < late;
    return false;
  };

  function giveUpLate(): void {
    const late = performance.now() - LONGEST_MS;
    for (const { since, isLimited, giveUp } of waiting) {
      if (since > late) return;
      if (isLimited) giveUp(new DatabaseUnavailable("No answer on this connection"));
    }
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

function openProbe(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, application_name: "cartage probe" });
  // What breaks it is told by whatever waits for it.
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
