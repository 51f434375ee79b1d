import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { resendMailCall, staffMailCall } from "../staff-calls.ts";
import { mailKindWords } from "./mail-kind-words.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(staffMailCall, { id })).mail;
}

/** One mail as it was sent; it can be sent again. */
export default function MailPage() {
  const t = useT();
  const mail = useLoaderData<typeof loader>();
  const { moment } = useOfficeFormat();
  const { sites } = useMe();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const resend: RecordAction = {
    key: "resend",
    label: t("office.mails.resend"),
    icon: "send",
    position: "primary",
    busy,
    run: () =>
      void run(async () => {
        const { id } = await callApi(resendMailCall, { id: mail.id });
        navigate(`/mails/${id}`);
      }, t("office.mails.resent")),
  };
  return (
    <RecordFrame
      back={{ to: "/mails", label: t("office.mails.title") }}
      title={mail.subject}
      state={
        mail.sent_at ? (
          <Tag tone="good">{moment(mail.sent_at)}</Tag>
        ) : (
          <Tag tone="warn">{t("office.mails.waiting")}</Tag>
        )
      }
      tags={<Tag>{sites.find(({ id }) => id === mail.site_id)?.name}</Tag>}
      actions={mail.may_resend ? [resend] : []}
    >
      <OfficePanel title={mail.recipient} aside={mailKindWords(t, mail.kind)}>
        <p className="px-4 pb-4 whitespace-pre-line">{mail.text ?? t("office.mails.no_text")}</p>
      </OfficePanel>
    </RecordFrame>
  );
}
