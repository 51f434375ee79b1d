import { useSearchParams } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { sitesContext, visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { ButtonLink, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { type CurrentUser, currentUserCall, subscriptionStatusCall } from "../contract.ts";
import type { Route } from "./+types/account-information.page.ts";
import { accountContext } from "./account.context.ts";
import { SESSIONS_PATH } from "./account-links.ts";
import { requireSession } from "./guards.ts";
import { ContactSection } from "./information/contact-section.tsx";
import { EmailSection } from "./information/email-section.tsx";
import { EraseSection } from "./information/erase-section.tsx";
import { type InformationForm, postInformation } from "./information/information-forms.ts";
import { NewsletterSection } from "./information/newsletter-section.tsx";
import { ParcelMailsSection } from "./information/parcel-mails-section.tsx";
import { PasswordSection } from "./information/password-section.tsx";
import { AccountPage, AccountSection } from "./layout/account-page.tsx";
import { type PlanNote, planContext } from "./plan.context.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context);
  const account = context.get(accountContext);
  const { site } = context.get(visitContext);
  const { user } = await loadCall(context, currentUserCall, {});
  if (!user) throw notFound();
  const languages = context
    .get(sitesContext)
    .registry.all()
    .flatMap((site) => site.languages);
  const own = languages.find(({ isoCode }) => isoCode === user.language);
  return {
    user,
    ownLanguage: own?.localTitle ?? user.language,
    // Customers who logged in with a mailed password see only the form that replaces it.
    subscribed: user.must_change_password ? false : await loadSubscription(context, user),
    parcelMails: await account.readParcelMails(session.customer.id),
    plan: await context.get(planContext)({ customerId: session.customer.id, site }),
  };
}

async function loadSubscription(
  context: Route.LoaderArgs["context"],
  { email }: Pick<CurrentUser, "email">,
): Promise<boolean> {
  return (await loadCall(context, subscriptionStatusCall, { email })).data.result;
}

export const action = (args: Route.ActionArgs) => postInformation(args);

/** Messages for what a form did without script; with script a toast shows them. */
const DONE: Record<string, MessageKey> = {
  contact: "account.contact.saved",
  email: "account.email.sent",
  password: "account.password.saved",
  newsletter: "account.newsletter.saved",
  "parcel-mails": "account.parcel_mails.saved",
};

export default function AccountInformationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const [query] = useSearchParams();
  const { user, ownLanguage, subscribed, parcelMails, plan } = loaderData;
  const posted = (form: InformationForm) => (query.get("form") === form ? actionData : undefined);
  if (user.must_change_password) {
    return (
      <AccountPage title={t("account.password.choose")}>
        <PasswordSection forced email={user.email} posted={posted("password")} />
      </AccountPage>
    );
  }
  const done = DONE[query.get("done") ?? ""];
  return (
    <AccountPage title={t("account.links.information")}>
      {done && (
        <div className="pb-6">
          <Notice kind="good">{t(done)}</Notice>
        </div>
      )}
      <ContactSection user={user} ownLanguage={ownLanguage} posted={posted("contact")} />
      <EmailSection email={user.email} posted={posted("email")} />
      <PasswordSection email={user.email} posted={posted("password")} />
      <SessionsSection />
      <ParcelMailsSection input={parcelMails} />
      {plan !== undefined && <PlanSection {...plan} />}
      <NewsletterSection email={user.email} subscribed={subscribed} />
      <OwnDataSection />
      <EraseSection posted={posted("erase")} />
    </AccountPage>
  );
}

function SessionsSection() {
  const t = useT();
  const { language } = useShell();
  return (
    <AccountSection title={t("account.sessions.title")} intro={t("account.sessions.intro")}>
      <ButtonLink to={`/${language}${SESSIONS_PATH}`}>{t("account.sessions.open")}</ButtonLink>
    </AccountSection>
  );
}

function OwnDataSection() {
  const t = useT();
  const { language } = useShell();
  return (
    <AccountSection title={t("account.data.title")} intro={t("account.data.intro")}>
      <a href={`/${language}/account-export`} className={buttonClass({})}>
        <Icon name="download" />
        {t("account.data.download")}
      </a>
    </AccountSection>
  );
}

function PlanSection({ held, path }: PlanNote) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  return (
    <AccountSection title={t("account.plan.title")} intro={t("account.plan.intro")}>
      {held ? (
        <p className="mb-4">
          <b>{held.name}</b>
          <span className="block text-ink-2">
            {t(held.renews ? "account.plan.renews" : "account.plan.ends", {
              date: dates.day(held.until),
            })}
          </span>
        </p>
      ) : (
        <p className="mb-4 text-ink-2">{t("account.plan.none")}</p>
      )}
      <ButtonLink to={`/${language}${path}`}>{t("account.plan.open")}</ButtonLink>
    </AccountSection>
  );
}
