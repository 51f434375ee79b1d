/**
 * The next page came sooner, or nobody looks at this tab: the page changed without its animation, and
 * nothing is wrong. The browser reports it all the same, since Router does not wait for the animation.
 */
export function forgiveSkippedTransitions(): () => void {
  const forgive = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    if (reason instanceof DOMException && /transition/i.test(reason.message)) {
      event.preventDefault();
    }
  };
  window.addEventListener("unhandledrejection", forgive);
  return () => window.removeEventListener("unhandledrejection", forgive);
}
