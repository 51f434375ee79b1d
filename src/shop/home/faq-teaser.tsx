import { mailHref, phoneHref } from "#features/sites/domain/contact-address.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { AccordionItem } from "#ui/accordion.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";

export type FaqTeaserProps = { questions: { slug: string; title: string; html: string }[] };

export function FaqTeaser({ questions }: FaqTeaserProps) {
  const t = useT();
  const { language, company } = useShell();
  return (
    <section className="section home-split" aria-labelledby="faq-title">
      <div className="home-split-words">
        <h2 id="faq-title" className="h2">
          {t("home.faq.title")}
        </h2>
        <p className="home-note home-contacts-ask">{t("home.faq.ask")}</p>
        <ul className="home-contacts">
          {company.email && (
            <li>
              <Icon name="mail" />
              <a href={mailHref(company.email)}>{company.email}</a>
            </li>
          )}
          {company.phone && (
            <li>
              <Icon name="phone" />
              <a href={phoneHref(company.phone)}>{company.phone}</a>
            </li>
          )}
        </ul>
      </div>
      <div className="home-questions">
        {questions.map(({ slug, title, html }, index) => (
          <AccordionItem key={slug} title={title} name="home-faq" open={index === 0}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered with raw HTML off. */}
            <div className="home-answer" dangerouslySetInnerHTML={{ __html: html }} />
            <PageLink className="link" to={`/${language}/faq/${slug}`}>
              {t("home.faq.more")}
            </PageLink>
          </AccordionItem>
        ))}
        <PageLink className="link home-all" to={`/${language}/faq`}>
          {t("home.faq.all")}
        </PageLink>
      </div>
    </section>
  );
}
