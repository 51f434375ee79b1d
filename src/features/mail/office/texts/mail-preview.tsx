import { useT } from "#i18n/use-t.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";

/** The mail as it is sent, in a frame that runs no scripts and follows no links. */
export function MailPreview({ html }: { html: string | undefined }) {
  const t = useT();
  return (
    <OfficePanel title={t("office.mail_texts.preview")} className="mail-preview">
      <iframe
        className="mail-preview-frame"
        title={t("office.mail_texts.preview")}
        sandbox=""
        srcDoc={html ?? ""}
      />
    </OfficePanel>
  );
}
