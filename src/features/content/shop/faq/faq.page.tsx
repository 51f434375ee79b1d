import { useRef } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { JsonLd } from "#platform/pages/json-ld-script.tsx";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ReadingPage } from "../article/reading-page.tsx";
import { AskUs } from "../ask-us.tsx";
import { readContentContext } from "../read-content-context.ts";
import { faqPage } from "../structured-data.ts";
import type { Route } from "./+types/faq.page.ts";
import { FaqAnswers } from "./faq-answers.tsx";
import { FaqSearchBox } from "./faq-search-box.tsx";
import { useFaqFilter } from "./use-faq-filter.ts";

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
  return (
    <ReadingPage
      title={t("faq.title")}
      description={t("faq.description")}
      meta={<p className="text-18">{t("faq.description")}</p>}
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
