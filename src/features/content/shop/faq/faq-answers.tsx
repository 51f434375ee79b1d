import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { AccordionItem } from "#ui/accordion.tsx";
import type { FaqGroup } from "../../domain/article.ts";
import { Prose } from "../article/prose.tsx";

type FaqAnswersProps = {
  name: FaqGroup;
  articles: { slug: string; title: string; html: string }[];
};

/** One subject: each question opens in place, and has a page of its own to link to. */
export function FaqAnswers({ name, articles }: FaqAnswersProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <section className="faq-group" id={name} aria-labelledby={`${name}-title`}>
      <h2 className="h2" id={`${name}-title`}>
        {t(`faq.group.${name}`)}
      </h2>
      {articles.map(({ slug, title, html }) => (
        <AccordionItem key={slug} title={<h3>{title}</h3>}>
          <Prose html={html} small />
          <Link
            className="link mt-2 inline-flex min-h-11 items-center text-14 print:hidden"
            to={`/${language}/faq/${slug}`}
            aria-label={`${t("faq.own_page")}: ${title}`}
            prefetch="intent"
            viewTransition
          >
            {t("faq.own_page")}
          </Link>
        </AccordionItem>
      ))}
    </section>
  );
}
