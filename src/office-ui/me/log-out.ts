import { officeLogoutCall } from "#platform/auth/office-calls.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { clearDrafts } from "../form/drafts.ts";

/** Loaded anew afterwards: nothing that somebody saw stays in the memory of the page. */
export async function logOut(): Promise<void> {
  await tryCall(officeLogoutCall, {});
  clearDrafts();
  location.assign(`/${document.documentElement.lang}/admin/login`);
}
