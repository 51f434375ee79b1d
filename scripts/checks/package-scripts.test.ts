import { expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };

/**
 * A shell remembers where it found `node`. In a fresh clone that is the machine's own, possibly older Node; only the
 * next npm script finds the Node that the set-up has installed.
 */
test("no npm script runs further commands after set-up.mjs", () => {
  const scripts = Object.entries<string>(packageJson.scripts);
  const mixed = scripts.filter(([, command]) => /set-up\.mjs.*&&/.test(command));
  expect(mixed).toEqual([]);
  expect(scripts.filter(([, command]) => command.includes("set-up.mjs")).length).toBeGreaterThan(
    20,
  );
});
