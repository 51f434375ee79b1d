import { useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useSiteOptions } from "#office-ui/me/use-site-options.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { writeArticleKey } from "../../domain/article-key.ts";
import type { StaffArticle } from "../../staff-calls.ts";

const EVERY_SITE = "";

/** Switches between the text for all sites and one site's own, which overrides the shared one. */
export function SiteChoice({ article }: { article: StaffArticle }) {
  const t = useT();
  const navigate = useNavigate();
  const siteOptions = useSiteOptions();
  const { kind, slug, site_id, language } = article;
  const choose = (value: string) => {
    const siteId = value === EVERY_SITE ? null : Number(value);
    navigate(`/articles/${writeArticleKey({ kind, slug, siteId })}?language=${language}`);
  };
  return (
    <SelectField
      label={t("office.articles.site")}
      hideLabel
      value={site_id === null ? EVERY_SITE : String(site_id)}
      options={[{ value: EVERY_SITE, label: t("office.articles.every_site") }, ...siteOptions]}
      onChoose={choose}
    />
  );
}
