import { inProject } from "../../scripts/set-up/project.mjs";
import { startProcess } from "../processes.ts";
import { PORTS } from "../settings.ts";

const at = (port: number) => `127.0.0.1:${port}`;
const numbered = (name: string, values: readonly (string | number)[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}_${index + 1}`, String(value)]));

/** With the shipped configuration: in front of the web nodes and of the database. */
export function startHaproxy() {
  return startProcess({
    name: "haproxy",
    command: ["/usr/sbin/haproxy", "-db", "-f", inProject("deploy/haproxy.cfg")],
    env: {
      SHOP_BIND: at(PORTS.shop),
      PRIMARY_BIND: at(PORTS.primary),
      STANDBY_BIND: at(PORTS.standby),
      ...numbered("WEB", PORTS.web.map(at)),
      ...numbered("POSTGRES", PORTS.postgres.map(at)),
      ...numbered("PATRONI", PORTS.patroni),
    },
  });
}
