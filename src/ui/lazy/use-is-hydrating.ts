import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether a browser's React is just taking over what the server has sent; never on the server itself. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => !import.meta.env.SSR,
  );
