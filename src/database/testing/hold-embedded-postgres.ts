import { createInterface } from "node:readline";
import { startEmbeddedPostgres } from "../embedded/start-embedded-postgres.ts";

/**
 * A server as a process of its own, which a test can kill: says what it has, then stops on "stop".
 * Usage: node hold-embedded-postgres.ts DATA_DIR
 */
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const server = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? "",
    settings: { fsync: "off" },
  });
  say(server);
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === "stop") break;
  }
  say({ stopped: await server.stop() });
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
}
process.exit();
