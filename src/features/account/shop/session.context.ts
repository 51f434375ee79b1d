import { createContext } from "react-router";
import type { Session } from "../server/read-session.ts";

/**
 * The session of a page request, looked up at most once. Only pages behind a guard may use
 * it: a public page is the same for everybody and is cached.
 */
type SessionLookup = () => Promise<Session | undefined>;

export const sessionContext = createContext<SessionLookup>();
