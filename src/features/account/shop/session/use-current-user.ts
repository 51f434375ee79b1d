import { useSyncExternalStore } from "react";
import type { CurrentUser } from "../../domain/current-user.ts";
import { userStore } from "./session.store.ts";

/** Pages are rendered and come alive as for a guest; who it is arrives afterwards. */
const getServerSnapshot = () => null;

export const useCurrentUser = (): CurrentUser | null =>
  useSyncExternalStore(userStore.subscribe, userStore.get, getServerSnapshot);
