/**
 * The next page came sooner, or nobody looks at this tab: the page changed without its animation, or the
 * one before was given up, and nothing is wrong. The browser reports it all the same, since Router waits
 * neither for the animation nor for what it gave up.
 */
export function ignoreSkippedTransitions(): () => void {
  const forgive = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    if (!(reason instanceof DOMException)) return;
    if (reason.name === "AbortError" || /transition/i.test(reason.message)) event.preventDefault();
  };
  window.addEventListener("unhandledrejection", forgive);
  return () => window.removeEventListener("unhandledrejection", forgive);
}
