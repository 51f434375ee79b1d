import { useState } from "react";
import { useSearchParams } from "react-router";
import { useT } from "#i18n/use-t.ts";
import type { LoginStep } from "#platform/auth/office-calls.ts";
import { type OfficeUser, officeMeCall } from "#platform/auth/office-calls.ts";
import { callApi } from "#platform/client/call-api.ts";
import { CodeStep } from "./code-step.tsx";
import { EnrolStep } from "./enrol-step.tsx";
import { LastEntry } from "./last-entry.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { OwnPasswordStep } from "./own-password-step.tsx";
import { PasswordStep } from "./password-step.tsx";

type Entering = { me: OfficeUser | null; demoCode: string | null };

/** Loads the current user again, because each step may have been the last. */
export async function loadEntering(): Promise<Entering> {
  const { me, demo_code: demoCode } = await callApi(officeMeCall, {});
  return { me, demoCode };
}

/** The page that the person wanted: only a page of this office, never an external URL. */
function nextPage(wanted: string | null): string {
  return wanted && /^\/[a-z]{2}\/admin(\/|\?|$)/.test(wanted) ? wanted : homePage();
}

const homePage = () => `/${document.documentElement.lang}/admin`;

/** An owner who opens the home page of a shop that never opened is sent to the opening steps first. */
async function isOpeningDue(wanted: string): Promise<boolean> {
  if (wanted.replace(/\/$/, "") !== homePage()) return false;
  const { me } = await loadEntering();
  const isOwner = me?.grants.some(({ role, site_ids }) => role === "owner" && site_ids === null);
  return isOwner === true && me?.sites.every(({ is_open }) => !is_open) === true;
}

export function LoginPage({ entering }: { entering: Entering }) {
  const t = useT();
  const [search] = useSearchParams();
  const [{ me, demoCode }, setEntering] = useState(entering);
  const step: LoginStep | "email" = me?.next ?? "email";
  const onStep = async (next: LoginStep) => {
    if (next !== "done") return setEntering(await loadEntering());
    const wanted = nextPage(search.get("next"));
    // A full page load, so that the office's pages know the user from the start.
    location.assign((await isOpeningDue(wanted)) ? `${homePage()}/open` : wanted);
  };
  const onOther = () => setEntering({ me: null, demoCode: null });
  return (
    <LoginFrame foot={me?.last_entry && <LastEntry entry={me.last_entry} />}>
      <title>{t("office.page_title", { title: t("office.login.title") })}</title>
      {step === "email" && <PasswordStep onStep={onStep} />}
      {me && step === "factor" && (
        <CodeStep user={me} demoCode={demoCode} onStep={onStep} onOther={onOther} />
      )}
      {me && step === "password" && <OwnPasswordStep user={me} onStep={onStep} />}
      {me && step === "enrol" && <EnrolStep onStep={onStep} />}
    </LoginFrame>
  );
}
