import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from "@stryker-mutator/api/core";

const { ACTIVE_MUTANT_ENV_VARIABLE, NAMESPACE } = INSTRUMENTER_CONSTANTS;

/** The global object that Stryker's instrumented code reads and counts in. */
export const instrumented: InstrumenterContext = {};
Object.assign(globalThis, { [NAMESPACE]: instrumented });

export function activate(mutant: string | undefined): void {
  instrumented.activeMutant = mutant;
  // Worker threads that a test starts read the mutant from this variable.
  if (mutant === undefined) delete process.env[ACTIVE_MUTANT_ENV_VARIABLE];
  else process.env[ACTIVE_MUTANT_ENV_VARIABLE] = mutant;
}
