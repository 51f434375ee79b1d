import type { Site } from "#features/sites/domain/site.ts";
import type { Sites } from "#features/sites/server/sites.ts";
import { editTexts, textProblems } from "#features/sites/server/texts/edit-texts.ts";
import { siteForStaff } from "#features/sites/server/texts/site-for-staff.ts";
import { readTextHistory } from "#features/sites/server/texts/text-history.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { reachesSite, requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import * as calls from "../../texts/staff-calls.ts";
import {
  describeMailTexts,
  listMailTexts,
  type OfMail,
  originalsOfMail,
  renderSample,
} from "./mail-texts.ts";
import { sendTestMail, type TestMailDeps } from "./send-test-mail.ts";

type Deps = TestMailDeps & { sites: Pick<Sites, "registry"> };
/** Styles for dark mode and small screens in mail programs; the office's content security policy would block them. */
const STYLES = /<style>[^<]*<\/style>/;

type Named = { id: number; kind: string; language: string };

const refuse = refuseWith();
const done = { status: true } as const;
const notFound = () => failure(404, "errors.not_found");
const languagesOf = ({ languages }: Site) => languages.map(({ isoCode }) => isoCode);

/** Subject in the audit log. */
const subjectOf = ({ site, mail }: OfMail) => `mail_text:${site.region}:${mail.kind}`;

const isOwnerOf = (actor: StaffActor, { id }: Site): boolean => {
  const owner = requireRole(actor, "owner");
  return owner.ok && reachesSite(owner.value, id);
};

/** Undefined if the actor may not edit this site or mail, or if the site does not have the language. */
function findMail(
  deps: Deps,
  actor: StaffActor,
  { id, kind, language }: Named,
): OfMail | undefined {
  const site = siteForStaff(deps.sites, actor, id);
  const mail = deps.samples().find((one) => one.kind === kind);
  if (!site || !mail || !languagesOf(site).includes(language)) return undefined;
  const isOwner = isOwnerOf(actor, site);
  return mail.isSecurity && !isOwner ? undefined : { site, language, mail, isOwner };
}

export const mailTextsStaffApi = (deps: Deps): StaffRoute[] => [
  handleStaffCall(
    calls.listMailTextsCall,
    async ({ site: id, own, query, ...asked }, { actor }) => {
      const site = siteForStaff(deps.sites, actor, id);
      if (!site) return notFound();
      const languages = languagesOf(site);
      const language = languages.find((one) => one === asked.language) ?? languages[0] ?? "en";
      const isOwner = isOwnerOf(actor, site);
      const mails = await listMailTexts(deps, { site, language, isOwner, own, query });
      return { ...done, site_id: site.id, languages, language, mails };
    },
  ),
  handleStaffCall(calls.showMailTextsCall, async (named, { actor }) => {
    const of = findMail(deps, actor, named);
    if (!of) return notFound();
    const [texts, changes] = await Promise.all([
      describeMailTexts(deps, of),
      readTextHistory(deps.db, subjectOf(of)),
    ]);
    const known = new Set(texts.map(({ field }) => field));
    const history = changes.filter(({ field }) => known.has(field));
    return { ...done, kind: of.mail.kind, languages: languagesOf(of.site), texts, history };
  }),
  handleStaffCall(calls.saveMailTextsCall, async ({ seen, changes, ...named }, request) => {
    const { actor } = request;
    const of = findMail(deps, actor, named);
    if (!of) return notFound();
    const saved = await editTexts(deps, {
      actor,
      siteId: of.site.id,
      action: "mail_text.edit",
      subject: subjectOf(of),
      originals: originalsOfMail(deps, of),
      edit: { seen, changes },
    });
    return saved.ok ? done : refuse(request, saved);
  }),
  handleStaffCall(calls.previewMailCall, async ({ changes, ...named }, { actor }) => {
    const of = findMail(deps, actor, named);
    if (!of) return notFound();
    const problems = textProblems(originalsOfMail(deps, of), changes);
    if (problems) return failure(422, "errors.invalid_input", problems);
    const { subject, html } = await renderSample(deps, of, changes);
    return { ...done, subject, html: html.replace(STYLES, "") };
  }),
  handleStaffCall(calls.sendTestMailCall, async ({ changes, ...named }, request) => {
    const { actor } = request;
    const of = findMail(deps, actor, named);
    if (!of) return notFound();
    const problems = textProblems(originalsOfMail(deps, of), changes);
    if (problems) return failure(422, "errors.invalid_input", problems);
    const visitor = await request.visitor();
    const sent = await sendTestMail(deps, { ...of, actor, visitor, changes });
    return sent.ok ? { ...done, to: sent.value } : refuse(request, sent);
  }),
];
