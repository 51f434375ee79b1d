import { once } from "node:events";
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from "node:net";

/** Stands between us and a server, and can do to the line what networks do. */
export async function startTcpProxy(to: NetConnectOpts) {
  const lines = new Set<{ ours: Socket; theirs: Socket }>();
  let isFrozen = false;

  const server = createServer((ours) => {
    const theirs = connect(to);
    const line = { ours, theirs };
    lines.add(line);
    const end = () => {
      lines.delete(line);
      ours.destroy();
      theirs.destroy();
    };
    for (const [from, into] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      from
        .on("error", end)
        .on("close", end)
        .on("data", (bytes) => into.write(bytes));
      if (isFrozen) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    /** Everything is taken, nothing is passed on: as a server that hangs, or a network that drops packets. */
    freeze(): void {
      isFrozen = true;
      for (const { ours, theirs } of lines) {
        ours.pause();
        theirs.pause();
      }
    },
    thaw(): void {
      isFrozen = false;
      for (const { ours, theirs } of lines) {
        ours.resume();
        theirs.resume();
      }
    },
    /** Every connection breaks; new ones are taken. */
    cut(): void {
      for (const { ours, theirs } of lines) {
        ours.resetAndDestroy();
        theirs.destroy();
      }
    },
    async close(): Promise<void> {
      for (const { ours, theirs } of lines) {
        ours.destroy();
        theirs.destroy();
      }
      server.close();
      await once(server, "close");
    },
  };
}

/** Where the tests' PostgreSQL listens: in its folder, by the number that its port would have. */
export const socketOf = (host: string): NetConnectOpts => ({ path: `${host}/.s.PGSQL.5432` });

/** The same database by another way. */
export function byPort(url: string, port: number): string {
  const { username, pathname } = new URL(url);
  return `postgres://${username}@127.0.0.1:${port}${pathname}`;
}
