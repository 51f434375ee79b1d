import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findUnprivilegedUser } from "#database/embedded/folders.ts";
import { startProcess } from "../processes.ts";
import { FOLDER, POOLED_CONNECTIONS, PORTS } from "../settings.ts";

const PROGRAM = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((file) => existsSync(file));

/** In transaction mode, in front of the PostgreSQL that HAProxy reports as primary. */
export function startPgBouncer() {
  const file = path.join(FOLDER, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${PORTS.primary} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${PORTS.pgbouncer}
unix_socket_dir =
auth_type = any
admin_users = postgres
pool_mode = transaction
default_pool_size = ${POOLED_CONNECTIONS}
max_client_conn = 1000
server_login_retry = 1
server_connect_timeout = 3
tcp_keepalive = 1
`,
  );
  const start = () =>
    startProcess({
      name: "pgbouncer",
      command: [PROGRAM ?? "pgbouncer", file],
      user: findUnprivilegedUser(),
    });
  let running = start();
  return {
    /** Restarts without waiting for clients. */
    async restart(): Promise<void> {
      await running.stop();
      running = start();
    },
  };
}
