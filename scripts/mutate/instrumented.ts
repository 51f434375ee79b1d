import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";

const { ACTIVE_MUTANT_ENV_VARIABLE, NAMESPACE } = INSTRUMENTER_CONSTANTS;

/** What the code that Stryker has changed reads and counts. */
export const instrumented: InstrumenterContext = {};
Object.assign(globalThis, { [NAMESPACE]: instrumented });

export function activate(mutant: string | undefined): void {
  instrumented.activeMutant = mutant;
  // Worker threads that a test starts read it there.
  if (mutant === undefined) delete process.env[ACTIVE_MUTANT_ENV_VARIABLE];
  else process.env[ACTIVE_MUTANT_ENV_VARIABLE] = mutant;
}
