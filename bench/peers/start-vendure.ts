import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readLockFile } from "#database/embedded/postmaster/lock-file.ts";
import { startEmbeddedPostgres } from "#database/embedded/start-embedded-postgres.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { startServer } from "../server-process.ts";
import { LARGE_PRODUCTS, PEERS_DATA_DIR, PEERS_DIR, PORTS } from "../settings.ts";

export const VENDURE = "3.7.3";
const FOLDER = path.join(PEERS_DIR, "vendure");
/** Nothing of it is built: passwords are hashed by the same algorithm in JavaScript, and no purchase hashes one. */
const PACKAGE = {
  name: "peer-vendure",
  private: true,
  dependencies: { "@vendure/core": VENDURE, pg: "8.23.1" },
  overrides: {
    bcrypt: "npm:bcryptjs@2.4.3",
    // Of the newest one, which it asks for, registries may not have a copy yet; it joins schemas, once.
    "@graphql-tools/batch-execute": "10.2.0",
  },
};

/** From npm, into a folder that is no part of the project; a second time there is nothing to do. */
async function installVendure(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, "package.json"), JSON.stringify(PACKAGE));
  console.log(`Installing Vendure ${VENDURE} …`);
  const command = ["npm", "install", "--prefix", FOLDER, "--no-audit", "--no-fund"];
  const { code, output } = await runCommand([...command, "--ignore-scripts"], { quiet: true });
  if (code !== 0) throw new Error(output);
}

/** On a PostgreSQL of its own, of the same kind as ours, with as many products as the shop beside it. */
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
