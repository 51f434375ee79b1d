import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { watchDatabase } from "./connection/watch-database.ts";
import type { StatementWatch, Waiting } from "./connection/watched-client.ts";

/** A database that accepts connections but never answers. */
async function silentServer() {
  const server = createServer((socket) => void socket.on("error", () => {}));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { server, connection: { host: "127.0.0.1", port: address.port, user: "nobody" } };
}

/** Returns which of the statements are given up first; each is named by how long it has waited. */
async function givenUp(silenceMs: number | undefined, waitedMs: readonly number[]) {
  const { server, connection } = await silentServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  const done: number[] = [];
  const waiting = new Set<Waiting>(
    waitedMs.map((ms) => ({
      since: performance.now() - ms,
      isLimited: true,
      giveUp() {
        done.push(ms);
        resolve();
      },
    })),
  );
  const statements: StatementWatch = { waiting, isLimited: true, answeredAt: 0 };
  const watch = watchDatabase({ connection, statements, onLost: () => {}, silenceMs });
  await promise;
  watch.close();
  server.close();
  return done;
}

test("a statement on a silent database is given up when its time is over", async () => {
  expect(await givenUp(10_000, [20_100, 18_000])).toEqual([20_100]);
});

test("a statement is not given up before the database has been silent long enough", async () => {
  expect(await givenUp(60_000, [65_100, 59_000, 20_100])).toEqual([65_100]);
});
