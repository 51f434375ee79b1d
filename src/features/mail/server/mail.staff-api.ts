import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { noteAccess } from "#platform/audit/access-log.ts";
import { type ListedMail, listMailsCall, resendMailCall, staffMailCall } from "../staff-calls.ts";
import { findMails, hasSecret, type MailRow } from "./mail.repository.ts";
import { readMail, resendMail, type StaffMailDeps } from "./staff-mails.ts";

const refuse = refuseWith({ "office.mails.errors.no_text": 409 });
const done = { status: true } as const;
const PAGE = 50;

export const mailStaffApi = (deps: StaffMailDeps): StaffRoute[] => [
  handleStaffCall(listMailsCall, async ({ query, waiting, site, before }, { actor }) => {
    const { siteIds } = actor;
    const sites = site?.filter((id) => !siteIds || siteIds.includes(id)) ?? siteIds;
    if (sites?.length === 0) return { ...done, mails: [], total: 0, next: null };
    const filter = { query, waiting, siteIds: sites };
    const { rows, hasMore, total } = await findMails(deps.db, filter, { before, limit: PAGE });
    const next = hasMore ? (rows.at(-1)?.id ?? null) : null;
    return { ...done, mails: rows.map(describeMail), total, next };
  }),
  handleStaffCall(staffMailCall, async ({ id }, { actor }) => {
    const mail = await readMail(deps, { actor, id });
    if (!mail) return failure(404, "errors.not_found");
    const customerId = mail.customerId ?? mail.senderId;
    if (customerId !== null) {
      await noteAccess(deps.db, { actor, customerId, what: "mail", record: `mail:${id}` });
    }
    const mayResend = mail.sentAt !== null && mail.html !== null;
    return {
      ...done,
      // A waiting mail still has its text; staff must not read another person's secret link.
      mail: {
        ...describeMail(mail),
        text: hasSecret(mail) ? null : mail.plain,
        may_resend: mayResend,
      },
    };
  }),
  handleStaffCall(resendMailCall, async ({ id }, request) => {
    const sent = await resendMail(deps, { actor: request.actor, id });
    return sent.ok ? { ...done, id: sent.value } : refuse(request, sent);
  }),
];

const describeMail = (mail: Omit<MailRow, "html" | "plain">): ListedMail => ({
  id: mail.id,
  site_id: mail.siteId,
  recipient: mail.recipient,
  kind: mail.kind,
  subject: mail.subject,
  created_at: mail.createdAt.toISOString(),
  sent_at: mail.sentAt?.toISOString() ?? null,
});
