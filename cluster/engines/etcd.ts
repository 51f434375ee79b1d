import path from "node:path";
import { askOrNothing } from "../ask.ts";
import { startProcess, until } from "../processes.ts";
import { FOLDER, PORTS } from "../settings.ts";

/** Where the database members agree on the primary. */
export async function startEtcd() {
  const client = `http://127.0.0.1:${PORTS.etcd}`;
  const peer = `http://127.0.0.1:${PORTS.etcdPeer}`;
  const etcd = startProcess({
    name: "etcd",
    command: [
      ...["etcd", "--name", "etcd", "--data-dir", path.join(FOLDER, "etcd")],
      ...["--listen-client-urls", client, "--advertise-client-urls", client],
      ...["--listen-peer-urls", peer, "--initial-advertise-peer-urls", peer],
      ...["--initial-cluster", `etcd=${peer}`],
    ],
    env: { ETCD_UNSUPPORTED_ARCH: process.arch },
  });
  await until("etcd is healthy", async () => {
    const answer = await askOrNothing(`${client}/health`);
    return answer?.ok ?? false;
  });
  return etcd;
}
