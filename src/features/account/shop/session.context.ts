import { createContext } from "react-router";
import type { Session } from "../server/read-session.ts";

/**
 * Who asks for a page: looked up at the first question, and then once. Only pages behind a guard may
 * ask; a public page is the same for everybody and is kept.
 */
type SessionLookup = () => Promise<Session | undefined>;

export const sessionContext = createContext<SessionLookup>();
