/** Loaded into the measured shop (`node --import`): on SIGUSR2 it says what its main thread holds. */
process.on("SIGUSR2", () =>
  process.stdout.write(`held: ${JSON.stringify(process.memoryUsage())}\n`),
);
