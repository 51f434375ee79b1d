import { useEffect, useRef, useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { JsonLd } from "#platform/pages/json-ld.tsx";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { AccordionItem } from "#ui/accordion.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import type { FaqGroup } from "../../domain/article.ts";
import { searchFaq } from "../../domain/faq-search.ts";
import { Prose } from "../article/prose.tsx";
import { ReadingPage } from "../article/reading-page.tsx";
import { AskUs } from "../ask-us.tsx";
import { readContentContext } from "../read-content-context.ts";
import { faqPage } from "../structured-data.ts";
import type { Route } from "./+types/faq.page.ts";
import { FaqSearchBox } from "./faq-search-box.tsx";

type Question = { title: string; html: string; group: FaqGroup };

/** Filters in the browser while the visitor types; the query stays in the URL, for the "back" button. */
function useFaqFilter<Item extends Question>(articles: Item[], asked: string) {
  const [query, setQuery] = useState(asked);
  const found = searchFaq(articles, query);
  const names = [...new Set(found.map(({ group }) => group))];
  const groups = names.map((name) => ({
    name,
    articles: found.filter((article) => article.group === name),
  }));
  useQueryInUrl(query.trim());
  return { query, setQuery, groups, count: found.length };
}

const QUIET_MS = 300;

function useQueryInUrl(query: string): void {
  useEffect(() => {
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (address.pathname !== pathname || (address.searchParams.get("q") ?? "") === query) return;
      if (query) address.searchParams.set("q", query);
      else address.searchParams.delete("q");
      window.history.replaceState(window.history.state, "", address);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [query]);
}

export const handle = { layout: "page" } satisfies PageHandle;

const MAX_QUERY = 100;

export function loader({ context, url }: Route.LoaderArgs) {
  const { content, place, show } = readContentContext(context);
  show("faq");
  const asked = url.searchParams.get("q")?.slice(0, MAX_QUERY) ?? "";
  return { asked, articles: content.listFaq(place) };
}

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { asked, articles } = loaderData;
  const { query, setQuery, groups, count } = useFaqFilter(articles, asked);
  const list = useRef<HTMLDivElement>(null);
  const { forwarding } = useShell().config.site.switches;
  const description = t(forwarding ? "faq.description" : "faq.plain_description");
  return (
    <ReadingPage
      title={t("faq.title")}
      description={description}
      meta={<p className="text-18">{description}</p>}
      contents={{
        title: t("faq.groups"),
        wideOnly: true,
        sections: groups.map(({ name }) => ({ id: name, text: t(`faq.group.${name}`) })),
      }}
      aside={<AskUs />}
    >
      {!asked && <JsonLd thing={faqPage(articles)} />}
      <FaqSearchBox
        asked={asked}
        query={query}
        count={count}
        onQuery={setQuery}
        onLeave={() => list.current?.querySelector("summary")?.focus()}
      />
      <div ref={list}>
        {groups.map((group) => (
          <FaqAnswers key={group.name} {...group} />
        ))}
      </div>
      {count === 0 && <NothingFound query={query} />}
    </ReadingPage>
  );
}

function NothingFound({ query }: { query: string }) {
  const t = useT();
  const { language } = useShell();
  return (
    <EmptyState
      title={t("faq.nothing", { query })}
      action={
        <ButtonLink variant="go" to={`/${language}/contacts`} viewTransition>
          {t("contacts.title")}
        </ButtonLink>
      }
    >
      {t("faq.nothing_hint")}
    </EmptyState>
  );
}

type FaqAnswersProps = {
  name: FaqGroup;
  articles: { slug: string; title: string; html: string }[];
};

/** The questions of one topic: each opens in place, and has its own page for links. */
function FaqAnswers({ name, articles }: FaqAnswersProps) {
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
          <PageLink
            className="link mt-2 inline-flex min-h-11 items-center text-14 print:hidden"
            to={`/${language}/faq/${slug}`}
            aria-label={`${t("faq.own_page")}: ${title}`}
          >
            {t("faq.own_page")}
          </PageLink>
        </AccordionItem>
      ))}
    </section>
  );
}
