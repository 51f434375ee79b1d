import { useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { CallButton } from "#platform/forms/call-button.tsx";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { AccountSection } from "../layout/account-page.tsx";
import { newsletterForm, postedTo } from "./information-forms.ts";

type NewsletterSectionProps = { email: string; subscribed: boolean };

export function NewsletterSection({ email, subscribed }: NewsletterSectionProps) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const wanted = !subscribed;
  const onDone = async () => {
    showToast({ kind: "good", text: t(`account.newsletter.${wanted ? "begun" : "ended"}`) });
    await revalidate();
  };
  return (
    <AccountSection title={t("account.newsletter.title")} intro={t("account.newsletter.intro")}>
      <p className="pb-4">{t(`account.newsletter.${subscribed ? "on" : "off"}`, { email })}</p>
      <CallButton
        send={(make) => newsletterForm.send(make, { subscribed: wanted }, "")}
        action={postedTo("newsletter")}
        fields={wanted ? { subscribed: "on" } : {}}
        onDone={onDone}
      >
        {t(`account.newsletter.${wanted ? "begin" : "end"}`)}
      </CallButton>
    </AccountSection>
  );
}
