/**
 * Asking for a dozen files takes a slow phone a while: in a task of its own it does not hold up
 * what the page is about. The server has no one who waits for a screen.
 */
export const nextTask = () =>
  import.meta.env.SSR ? Promise.resolve() : new Promise<void>((go) => setTimeout(go));
