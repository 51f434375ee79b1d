/** Loaded into the measured shop (`node --import`): on SIGUSR2 it prints how many statements it has sent so far. */
import pg from "pg";

let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function counted(this: pg.Client, ...asked: unknown[]) {
  statements += 1;
  return Reflect.apply(query, this, asked);
} as typeof query;

process.on("SIGUSR2", () => process.stdout.write(`statements: ${statements}.\n`));
