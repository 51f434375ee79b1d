/** Loaded into the measured shop (`node --import`): on SIGUSR2 it prints the memory of its main thread. */
process.on("SIGUSR2", () =>
  process.stdout.write(`held: ${JSON.stringify(process.memoryUsage())}\n`),
);
