export type ShutdownState = ReturnType<typeof createShutdownState>;

/** Whether the shop is shutting down; readiness reports it to clients that still connect. */
export function createShutdownState() {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}
