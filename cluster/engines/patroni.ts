import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Pool } from "pg";
import { stringify } from "yaml";
import { findUnprivilegedUser, makePrivateFolder } from "#database/embedded/folders.ts";
import type { TcpProxy } from "#database/fixtures/tcp-proxy.ts";
import { ask } from "../ask.ts";
import { processTree, type Running, signalAll, startProcess, until } from "../processes.ts";
import { FOLDER, MAX_CONNECTIONS, PORTS } from "../settings.ts";

const PROGRAMS = "/usr/lib/postgresql/15/bin";
const SCOPE = "cartage";

type Role = "primary" | "replica";

/** One PostgreSQL and the Patroni that manages it. */
export type Member = {
  name: string;
  /** The connection through which the other member replicates from it. */
  line: TcpProxy;
  start: () => void;
  is: (role: Role) => Promise<boolean>;
  /** Only the processes of PostgreSQL. */
  serverProcesses: () => number[];
  /** Kills PostgreSQL and Patroni, as a power failure would. */
  kill: () => Promise<void>;
  call: (method: string, target: string, body?: object) => Promise<Response>;
};

export function createMember(at: number, line: TcpProxy): Member {
  const name = `postgres-${at + 1}`;
  const folder = path.join(FOLDER, name);
  const user = findUnprivilegedUser();
  makePrivateFolder(folder, user);
  const file = path.join(FOLDER, `${name}.yml`);
  writeFileSync(file, stringify(settings(at, name, folder)));
  const api = `http://127.0.0.1:${PORTS.patroni[at]}`;
  let patroni: Running | undefined;

  const call: Member["call"] = (method, target, body) =>
    ask(api + target, {
      method,
      signal: AbortSignal.timeout(20_000),
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  function serverProcesses(): number[] {
    try {
      const pid = Number.parseInt(
        readFileSync(path.join(folder, "data/postmaster.pid"), "utf8"),
        10,
      );
      return processTree(pid);
    } catch {
      return [];
    }
  }
  return {
    name,
    line,
    call,
    serverProcesses,
    start() {
      patroni = startProcess({ name, command: ["patroni", file], user, cwd: folder });
    },
    is: async (role) => (await call("GET", `/${role}`).catch(() => undefined))?.ok ?? false,
    async kill() {
      patroni?.signal("SIGKILL");
      signalAll(serverProcesses(), "SIGKILL");
      await patroni?.stop("SIGKILL");
    },
  };
}

/** As short as Patroni allows: a primary that is unreachable for 20 seconds loses its role. */
const TIMES = { ttl: 20, loop_wait: 2, retry_timeout: 5 };

function settings(at: number, name: string, folder: string) {
  const trusted = ["local all all trust", "host all all 127.0.0.1/32 trust"];
  const copying = "host replication all 127.0.0.1/32 trust";
  return {
    scope: SCOPE,
    name,
    restapi: listenOn(PORTS.patroni[at]),
    etcd3: { host: `127.0.0.1:${PORTS.etcd}` },
    bootstrap: {
      dcs: {
        ...TIMES,
        maximum_lag_on_failover: 100 * 2 ** 20,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: {
            max_connections: MAX_CONNECTIONS,
            shared_buffers: "128MB",
            // After this, the primary gives up a silent standby and no longer waits for it.
            wal_sender_timeout: "5s",
            wal_receiver_timeout: "5s",
            wal_keep_size: "512MB",
            wal_log_hints: "on",
            hot_standby: "on",
          },
        },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
      pg_hba: [...trusted, copying],
    },
    postgresql: {
      listen: `127.0.0.1:${PORTS.postgres[at]}`,
      connect_address: `127.0.0.1:${PORTS.replication[at]}`,
      data_dir: path.join(folder, "data"),
      bin_dir: PROGRAMS,
      pgpass: path.join(folder, "pgpass"),
      authentication: {
        superuser: { username: "postgres" },
        replication: { username: "replicator" },
        rewind: { username: "postgres" },
      },
      parameters: { unix_socket_directories: folder },
    },
  };
}

const listenOn = (port = 0) => ({
  listen: `127.0.0.1:${port}`,
  connect_address: `127.0.0.1:${port}`,
});

/** Both members together. */
export function createDatabase(members: readonly [Member, Member]) {
  async function memberWhoIs(role: Role): Promise<Member> {
    let found: Member | undefined;
    await until(`there is a ${role}`, async () => {
      for (const member of members) if (await member.is(role)) found = member;
      return found !== undefined;
    });
    if (!found) throw new Error(`There is no ${role}`);
    return found;
  }
  const settle = async () => {
    await memberWhoIs("primary");
    await memberWhoIs("replica");
  };
  return {
    members,
    primary: () => memberWhoIs("primary"),
    standby: () => memberWhoIs("replica"),
    /** Waits until both members are up and one replicates from the other. */
    settle,
    async setSynchronous(isSynchronous: boolean): Promise<void> {
      const member = await memberWhoIs("primary");
      await member.call("PATCH", "/config", { synchronous_mode: isSynchronous });
      if (isSynchronous) await awaitSynchronous();
    },
    awaitSynchronous,
    /** Waits until what is committed now is on the standby's disk, too. */
    async awaitCopied(pool: Pick<Pool, "query">): Promise<void> {
      const { rows } = await pool.query<{ written: string }>(
        "select pg_current_wal_flush_lsn()::text as written",
      );
      await until("the standby has everything", async () => {
        const copies = await pool.query("select from pg_stat_replication where flush_lsn >= $1", [
          rows[0]?.written,
        ]);
        return copies.rows.length > 0;
      });
    },
  };

  /** Waits until Patroni has made replication synchronous. */
  async function awaitSynchronous(): Promise<void> {
    await until("the standby is synchronous", async () => {
      for (const member of members) {
        const answer = await member.call("GET", "/synchronous").catch(() => undefined);
        if (answer?.ok) return true;
      }
      return false;
    });
  }
}
