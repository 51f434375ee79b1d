import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findUnprivilegedUser } from "#database/embedded/folders.ts";
import { freePort } from "./started-server.ts";

const PROGRAM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((file) => existsSync(file));

/** `npm run test:pgbouncer` installs it. */
export const hasPgBouncer = PROGRAM !== undefined;

type Options = { host: string; user: string; poolSize?: number };

/** A pooler that shares connections between transactions, before the tests' own PostgreSQL. */
export async function startPgBouncer({ host, user, poolSize = 10 }: Options) {
  if (!PROGRAM) throw new Error("PgBouncer is not installed");
  const folder = mkdtempSync(path.join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  writeFileSync(file, settings({ host, user, poolSize, port }));
  // It refuses to run as root.
  const child = spawn(PROGRAM, [file], {
    ...findUnprivilegedUser(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  await isUp(child);
  return {
    port,
    async stop(): Promise<void> {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** No startup parameter is ignored: one that the shop must not send is refused. */
const settings = ({ host, user, poolSize, port }: Required<Options> & { port: number }) => `
[databases]
* = host=${host} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 2000
server_idle_timeout = 5
`;

function isUp(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const hear = (part: Buffer) => {
      said += part;
      if (said.includes("process up")) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(said)));
  });
}
