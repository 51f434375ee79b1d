import type { Database } from "#database/connect.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { Site } from "../../domain/site.ts";
import { listTextsCall, saveTextCall, showTextCall } from "../../texts/staff-calls.ts";
import type { MessageTables } from "../get-messages.ts";
import type { Sites } from "../sites.ts";
import { describeText, originalsOf } from "./describe-text.ts";
import { editTexts } from "./edit-texts.ts";
import { listTexts } from "./list-texts.ts";
import { readOwnTexts } from "./own-texts.ts";
import { siteForStaff } from "./site-for-staff.ts";
import { createTextCatalogue } from "./text-catalogue.ts";
import { readTextHistory } from "./text-history.ts";

type TextDeps = { db: Database; messages: MessageTables; sites: Sites };

const refuse = refuseWith();
const done = { status: true } as const;
const notFound = () => failure(404, "errors.not_found");

const languagesOf = ({ languages }: Site) => languages.map(({ isoCode }) => isoCode);

/** Subject in the audit log. */
const subjectOf = ({ region }: Site, key: string) => `text:${region}:${key}`;

export function textsStaffApi({ db, messages, sites }: TextDeps): StaffRoute[] {
  const catalogue = createTextCatalogue(messages.tables);
  return [
    handleStaffCall(listTextsCall, async ({ site: id, area: areas, ...asked }, { actor }) => {
      const site = siteForStaff(sites, actor, id);
      if (!site) return notFound();
      const languages = languagesOf(site);
      // A language that the site does not have is ignored.
      const language = languages.find((one) => one === asked.language);
      const own = await readOwnTexts(db, site.id);
      const found = listTexts(catalogue, { site, own, filter: { ...asked, areas, language } });
      return { ...done, site_id: site.id, languages, ...found };
    }),
    handleStaffCall(showTextCall, async ({ id, key }, { actor }) => {
      const site = siteForStaff(sites, actor, id);
      const entry = catalogue.find(key);
      if (!site || !entry) return notFound();
      const own = await readOwnTexts(db, site.id);
      const history = await readTextHistory(db, subjectOf(site, key));
      const { originOf } = sites;
      return { ...done, text: describeText(catalogue, entry, { site, own, originOf, history }) };
    }),
    handleStaffCall(saveTextCall, async ({ id, key, seen, changes }, request) => {
      const { actor } = request;
      const site = siteForStaff(sites, actor, id);
      const entry = catalogue.find(key);
      if (!site || !entry) return notFound();
      const saved = await editTexts(
        { db },
        {
          actor,
          siteId: site.id,
          action: "text.edit",
          subject: subjectOf(site, key),
          originals: originalsOf(catalogue, entry, languagesOf(site)),
          edit: { seen, changes },
        },
      );
      return saved.ok ? done : refuse(request, saved);
    }),
  ];
}
