import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { SwitchLink } from "../switch-link.tsx";

export type SentEmail = { kind: "link" | "password"; email: string };

/** Tells the visitor to continue in their mailbox. */
export function EmailSent({ sentEmail: { kind, email } }: { sentEmail: SentEmail }) {
  const t = useT();
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <span className="grid size-12 place-items-center rounded-full bg-good-tint text-good">
        <Icon name="mail-check" />
      </span>
      <p className="h3">{t("auth.look_into_mailbox")}</p>
      <p className="text-ink-2 [overflow-wrap:anywhere]">
        {t(kind === "link" ? "auth.link_sent" : "auth.password_sent", { email })}
      </p>
      <SwitchLink view="login" email={email}>
        {t("auth.back_to_login")}
      </SwitchLink>
    </div>
  );
}
