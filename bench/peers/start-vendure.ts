import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readLockFile } from "#database/embedded/postmaster/lock-file.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { startServer } from "../server-process.ts";
import { LARGE_PRODUCTS, PEERS_DATA_DIR, PEERS_DIR, PORTS } from "../settings.ts";

export const VENDURE = "3.7.3";
const FOLDER = path.join(PEERS_DIR, "vendure");
/** Avoids native builds: bcryptjs hashes passwords by the same algorithm, and no purchase hashes one. */
const PACKAGE = {
  name: "peer-vendure",
  private: true,
  dependencies: { "@vendure/core": VENDURE, pg: "8.23.1" },
  overrides: {
    bcrypt: "npm:bcryptjs@2.4.3",
    // Registries may not have the newest version yet, which Vendure asks for; it is used once, to join schemas.
    "@graphql-tools/batch-execute": "10.2.0",
  },
};

/** Installed from npm into a folder outside the project; later runs find it there. */
async function installVendure(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "package.json"), JSON.stringify(PACKAGE));
  console.log(`Installing Vendure ${VENDURE} …`);
  const command = ["npm", "install", "--prefix", FOLDER, "--no-audit", "--no-fund"];
  const { code, output } = await runCommand([...command, "--ignore-scripts"], { quiet: true });
  if (code !== 0) throw new Error(output);
}

/** Vendure on its own PostgreSQL of the same kind as ours, with as many products as our shop. */
export async function startVendure() {
  await installVendure();
  const embedded = await startEmbeddedPostgres({ dataDir: PEERS_DATA_DIR });
  const { host, port, user, password, database } = embedded.connection;
  const shop = await startServer("exec node bench/peers/vendure-shop.mjs", PORTS.peer, {
    PEER_DIR: FOLDER,
    PRODUCTS: String(LARGE_PRODUCTS),
    DB: JSON.stringify({ host, port, username: user, password, database }),
  });
  return {
    ...shop,
    postmaster: readLockFile(embedded.dataDir)?.pid ?? 0,
    async stop() {
      await shop.stop();
      await embedded.stop();
    },
  };
}
