import { parseArgs } from "node:util";
import type { Database } from "#database/connect.ts";
import { COURIERS, isCourier } from "#features/delivery/domain/courier.ts";
import { downloadList, readList } from "#features/delivery/server/read-list.ts";
import { StartProblem } from "../start-problem.ts";

const USAGE = `npm run pickup-points -- courier file-or-address [--force]

Couriers: ${COURIERS.join(", ")}`;

/** As many bad rows as fit on a screen. */
const SHOWN_BAD_ROWS = 20;

/** `npm run pickup-points`: runs the command and returns the text to print. */
export async function runPickupPointsCommand(
  deps: { db: Database },
  args: readonly string[],
): Promise<string> {
  const input = readArguments(args);
  const { points, badRows, leftOut, refusal } = await readList(
    { ...deps, now: () => new Date(), download: downloadList },
    input,
  ).catch((error: Error) => {
    throw new StartProblem(`${input.source} cannot be read: ${error.message}`);
  });
  const details = [
    ...badRows
      .slice(0, SHOWN_BAD_ROWS)
      .map(({ index, reason }) => (index < 0 ? reason : `row ${index}: ${reason}`)),
    ...(badRows.length > SHOWN_BAD_ROWS ? [`and ${badRows.length - SHOWN_BAD_ROWS} more`] : []),
  ].join("\n");
  if (refusal) {
    throw new StartProblem(
      `The list was refused, and the last good one stays: ${refusal}\n${details}`.trim(),
    );
  }
  return `${points} points, ${badRows.length} bad rows, ${leftOut} left out\n${details}`.trim();
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { force: { type: "boolean", default: false } },
  });
  const [courier = "", source = ""] = positionals;
  if (!isCourier(courier) || source === "" || positionals.length > 2) {
    throw new StartProblem(USAGE);
  }
  return { courier, source, force: values.force };
}
