export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Known to readiness, so that a load balancer stops sending visitors before the server closes. */
export function createLifecycle() {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop() {
      stopping = true;
    },
  };
}
