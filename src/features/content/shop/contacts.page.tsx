import { notFound } from "#features/sites/shop/not-found.ts";
import { OrganizationData } from "#features/sites/shop/organization-data.tsx";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { useT } from "#i18n/use-t.ts";
import type { Route } from "./+types/contacts.page.ts";
import { CompanyCard } from "./company-card.tsx";
import { contentPlace } from "./place.ts";
import { Prose } from "./prose.tsx";
import { ReadingPage } from "./reading-page.tsx";
import { SeeAlso } from "./see-also.tsx";

export const handle = { layout: "page" } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
  const article = content.getPage(place, "contacts");
  if (!article) throw notFound();
  show("contacts");
  return { article, others: content.listOtherPages(place, "contacts") };
}

export default function ContactsRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { article, others } = loaderData;
  const links = [
    { to: "/faq", title: t("faq.title") },
    ...others.map(({ slug, title }) => ({ to: `/${slug}`, title })),
  ];
  return (
    <ReadingPage
      title={article.title}
      description={article.description}
      banner={<CompanyCard />}
      contents={{ title: t("content.contents"), sections: article.headings }}
    >
      <OrganizationData />
      <Prose html={article.html} />
      <SeeAlso title={t("content.see_also")} links={links} />
    </ReadingPage>
  );
}
