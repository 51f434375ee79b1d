import { type registeredBrowser, testBrowser } from "./test-browser.ts";

type App = Parameters<typeof registeredBrowser>[0];
type Browser = Pick<ReturnType<typeof testBrowser>, "call">;

/** The same customer in a second browser; the id of that session. */
export async function logInElsewhere(owner: Browser, app: App): Promise<number> {
  const { email } = (await owner.call("/api/auth/getCurrentUser")).body.user;
  const elsewhere = testBrowser(app);
  await elsewhere.call("/api/auth/login", { email, password: "correct horse battery" });
  const { sessions } = (await elsewhere.call("/api/account/sessions")).body;
  return sessions.find((one: { is_current: boolean }) => one.is_current).id;
}
