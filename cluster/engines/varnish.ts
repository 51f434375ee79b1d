import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inProject } from "../../scripts/set-up/project.mjs";
import { askOrNothing } from "../ask.ts";
import { startProcess, until } from "../processes.ts";
import { FOLDER, PORTS } from "../settings.ts";

export const EDGE_KEY = "a-secret-of-the-edge";

/**
 * As `deploy/varnish.vcl` configures it, but only in front of HAProxy, which itself knows
 * which nodes are ready (docs/operating.md).
 */
export async function startVarnish() {
  const file = path.join(FOLDER, "shop.vcl");
  writeFileSync(file, configuration());
  startProcess({
    name: "varnish",
    command: [
      ...["/usr/sbin/varnishd", "-F", "-j", "none", "-n", path.join(FOLDER, "varnish")],
      ...["-f", file, "-s", "malloc,64m", "-a", `127.0.0.1:${PORTS.edge}`],
      // Shorter than HAProxy keeps an idle connection.
      ...["-p", "backend_idle_timeout=30"],
    ],
    env: { EDGE_CACHE_KEY: EDGE_KEY },
  });
  await until("Varnish answers", async () => {
    const answer = await askOrNothing(`http://127.0.0.1:${PORTS.edge}/livez`);
    return answer?.status === 404;
  });
}

const NODES = /^probe ready \{[\s\S]*?^sub vcl_init \{[\s\S]*?^\}/m;

const HAPROXY = `backend haproxy {
  .host = "127.0.0.1";
  .port = "${PORTS.shop}";
  .first_byte_timeout = 60s;
}

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(haproxy);
}`;

const configuration = (): string =>
  readFileSync(inProject("deploy/varnish.vcl"), "utf8").replace(NODES, HAPROXY);
