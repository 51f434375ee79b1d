import type { RouterContextProvider } from "react-router";
import type { Session } from "../../server/read-session.ts";
import { sessionContext } from "../session.context.ts";

/** For loaders behind the guard, which has let nobody else in. */
export async function requireSession(context: Readonly<RouterContextProvider>): Promise<Session> {
  const session = await context.get(sessionContext)();
  if (!session) throw new Error("A page behind the guard was asked for without a session");
  return session;
}
