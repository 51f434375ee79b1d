export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Whether the shop is on its way out; readiness says so to whoever still gets an answer. */
export function createLifecycle() {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}
