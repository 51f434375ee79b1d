import type { testApp } from "./test-app.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "services">;

/** Whoever is logged in in this browser. */
export async function customerOf(
  { services }: App,
  { cookies }: { cookies: ReadonlyMap<string, string> },
) {
  const session = await services.account.sessionOf({ cookies: Object.fromEntries(cookies) });
  if (!session) throw new Error("Nobody is logged in");
  return session.customer;
}
