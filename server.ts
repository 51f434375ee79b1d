/** The only entry point: `npm start` serves the build, `npm run dev` runs Vite in the same process. */
import { DEMO_PASSWORD } from "./demo/customers/customers.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import { StartProblem } from "./src/server/start-problem.ts";
import { startServer } from "./src/server/start-server.ts";

const NEEDED_NODE = 24;

if (Number(process.versions.node.split(".", 1)[0]) < NEEDED_NODE) {
  process.stderr.write(
    `Cartage runs on Node ${NEEDED_NODE}, which \`npm start\` brings along; this is ${process.version}. Start it with \`npm start\` or \`npm run dev\`.\n`,
  );
  process.exit(1);
}

startServer({
  development: process.argv.includes("--dev"),
  // Imported lazily, because a shop with its own providers does not need it.
  openSandbox: async (options) =>
    (await import("./sandbox/start-sandbox.ts")).startSandbox(options),
  seedDemo,
  demoPassword: DEMO_PASSWORD,
}).catch((error: unknown) => {
  const isExpected = error instanceof StartProblem;
  process.stderr.write(`${isExpected ? error.message : formatBug(error)}\n`);
  process.exit(1);
});

function formatBug(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
