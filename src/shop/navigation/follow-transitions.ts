type Followed = Partial<Pick<Document, "startViewTransition">> & {
  activeViewTransition?: ViewTransition | null;
};

/**
 * Some browsers have page transitions but do not report which one runs. There it is recorded when it starts, so that
 * the next route change still waits for it (SPEC §2).
 */
export function followTransitions(page: Followed = document): void {
  const start = page.startViewTransition;
  if (!start || "activeViewTransition" in page) return;
  page.activeViewTransition = null;
  page.startViewTransition = (update) => {
    const transition = start.call(page, update);
    page.activeViewTransition = transition;
    const end = () => {
      if (page.activeViewTransition === transition) page.activeViewTransition = null;
    };
    transition.finished.then(end, end);
    return transition;
  };
}
