import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the browser's React is just hydrating the server's HTML; never true on the server. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
