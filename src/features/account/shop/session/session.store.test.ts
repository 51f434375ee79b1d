import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CurrentUser } from "../../contract.ts";
import { getCurrentUser, setCurrentUser, syncWithOtherTab, userStore } from "./session.store.ts";
import { onUserChange } from "./user-change.ts";

const rasa = { email: "rasa@example.com", first_name: "Rasa" } as CurrentUser;
const ona = { email: "ona@example.com", first_name: "Ona" } as CurrentUser;

const fetched = vi.fn<(address: string) => Promise<Response>>();
const answer = (user: CurrentUser | null) => Response.json({ status: true, user });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("document", { cookie: "has_session=1" });
  vi.stubGlobal("localStorage", { setItem: vi.fn() });
  userStore.set(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the user is not fetched without a session cookie", async () => {
  vi.stubGlobal("document", { cookie: "mm_currency_id=1" });
  await getCurrentUser();
  expect(fetched).not.toHaveBeenCalled();
  expect(userStore.get()).toBeNull();
});

test("fetching the user is retried three times on server errors and then logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  userStore.set(ona);
  fetched.mockImplementation(async () => Response.json({}, { status: 503 }));
  await getCurrentUser();
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(userStore.get()).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  fetched.mockImplementation(async () => answer(rasa));
  await getCurrentUser();
  expect(userStore.get()).toEqual(rasa);
});

test("a late response does not undo a login", async () => {
  const late = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(late.promise);
  const asking = getCurrentUser();
  setCurrentUser(ona);
  late.resolve(answer(rasa));
  await asking;
  expect(userStore.get()).toEqual(ona);
});

test("a change of user clears personal data here and in other tabs", async () => {
  const clear = vi.fn();
  const leave = onUserChange(clear);
  setCurrentUser(rasa);
  expect(clear).toHaveBeenCalledTimes(1);
  expect(localStorage.setItem).toHaveBeenCalledTimes(1);
  fetched.mockResolvedValueOnce(answer(null));
  await syncWithOtherTab();
  expect(clear).toHaveBeenCalledTimes(2);
  expect(localStorage.setItem).toHaveBeenCalledTimes(1);
  expect(userStore.get()).toBeNull();
  leave();
  setCurrentUser(null);
  expect(clear).toHaveBeenCalledTimes(2);
});
