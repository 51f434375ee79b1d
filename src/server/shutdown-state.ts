export type ShutdownState = ReturnType<typeof createShutdownState>;

/** Whether the shop is on its way out; readiness says so to whoever still gets an answer. */
export function createShutdownState() {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}
