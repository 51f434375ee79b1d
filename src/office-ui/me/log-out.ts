import { officeLogoutCall } from "#platform/auth/office-calls.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { clearDrafts } from "../form/drafts.ts";

/** Loads a new document after logout, so that nothing the user saw stays in the page's memory. */
export async function logOut(): Promise<void> {
  await tryCall(officeLogoutCall, {});
  clearDrafts();
  location.assign(`/${document.documentElement.lang}/admin/login`);
}
