import { existsSync } from "node:fs";
import { lastLines, run, SetUpProblem } from "./run.mjs";

/** Gives up early on a machine without a network. */
const APT_TIMEOUTS = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=15"];

/** A step that installs Debian packages; each of its programs may be in one of several places. */
const debianPackages = ({ title, packages, programs }) => ({
  title,
  isDone: () => programs.every((places) => places.some(existsSync)),
  async do() {
    // Keeps Debian from starting its own services, which nobody needs here.
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    const install = ["install", "-y", "--no-install-recommends", ...packages];
    for (const words of [["update"], install]) {
      const result = await run("apt-get", [...APT_TIMEOUTS, ...words], { env });
      if (result.ok) continue;
      const names = packages.join(" ");
      throw new SetUpProblem(
        `${names} could not be installed:\n\n${lastLines(result.output, 8)}\n\nInstall them (on Debian: apt-get install ${names}).`,
      );
    }
  },
});

const PGBOUNCER = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"];

export const pgbouncer = debianPackages({
  title: "Installing PgBouncer for the tests behind a pooler",
  packages: ["pgbouncer"],
  programs: [PGBOUNCER],
});

const VARNISH = ["/usr/sbin/varnishd"];
const VARNISH_MODULES = ["/usr/share/doc/varnish-modules"];

export const varnish = debianPackages({
  title: "Installing Varnish for the tests behind an edge",
  packages: ["varnish", "varnish-modules"],
  programs: [VARNISH, VARNISH_MODULES],
});

export const cluster = debianPackages({
  title: "Installing the engines of the cluster test",
  packages: [
    ...["postgresql-15", "patroni", "python3-etcd", "etcd-server", "pgbouncer"],
    ...["haproxy", "varnish", "varnish-modules", "prometheus", "libfaketime"],
  ],
  programs: [
    ["/usr/lib/postgresql/15/bin/postgres"],
    ["/usr/bin/patroni"],
    ["/usr/bin/etcd"],
    PGBOUNCER,
    ["/usr/sbin/haproxy"],
    VARNISH,
    VARNISH_MODULES,
    ["/usr/bin/prometheus"],
  ],
});
