import { useSearchParams } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { sitesContext, visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/account-information.page.ts";
import { accountContext } from "./account.context.ts";
import { requireSession } from "./guards/require-session.ts";
import { ContactSection } from "./information/contact-section.tsx";
import { EmailSection } from "./information/email-section.tsx";
import { EraseSection } from "./information/erase-section.tsx";
import { postInformation } from "./information/information-forms.ts";
import { NewsletterSection } from "./information/newsletter-section.tsx";
import { OwnDataSection } from "./information/own-data-section.tsx";
import { ParcelMailsSection } from "./information/parcel-mails-section.tsx";
import { PasswordSection } from "./information/password-section.tsx";
import { PlanSection } from "./information/plan-section.tsx";
import type { InformationForm } from "./information/posted-to.ts";
import { SessionsSection } from "./information/sessions-section.tsx";
import { AccountPage } from "./layout/account-page.tsx";
import { planContext } from "./plan.context.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context);
  const account = context.get(accountContext);
  const { site } = context.get(visitContext);
  const user = await account.describeUser(session, site);
  const languages = context
    .get(sitesContext)
    .registry.all()
    .flatMap((site) => site.languages);
  const own = languages.find(({ isoCode }) => isoCode === user.language);
  return {
    user,
    ownLanguage: own?.localTitle ?? user.language,
    subscribed: await account.isSubscribed(session.customer.id),
    parcelMails: await account.readParcelMails(session.customer.id),
    plan: await context.get(planContext)({ customerId: session.customer.id, site }),
  };
}

export const action = (args: Route.ActionArgs) => postInformation(args);

/** What was done without script; with it a toast says so. */
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
