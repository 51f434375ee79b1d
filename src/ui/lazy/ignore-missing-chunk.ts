/**
 * Where a file does not come that nobody asked for, its part is waited for in vain and in silence. For parts
 * that the server has not sent: those are kept (`load-or-reuse-html.tsx`), as React would wait for them before it goes on.
 */
export const ignoreMissingChunk = (): Promise<never> => new Promise(() => {});
