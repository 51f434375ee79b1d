import { redirect } from "react-router";
import { ContactForm, contactForm } from "#features/contact/shop/contact-form.tsx";
import { Prose } from "#features/content/shop/article/prose.tsx";
import { ReadingPage } from "#features/content/shop/article/reading-page.tsx";
import { CompanyCard } from "#features/content/shop/company-card.tsx";
import { readContentContext } from "#features/content/shop/read-content-context.ts";
import { SeeAlso } from "#features/content/shop/see-also.tsx";
import { OrganizationData } from "#features/sites/shop/organization-data.tsx";
import { useT } from "#i18n/use-t.ts";
import { postForm } from "#platform/forms/post-form.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import type { Route } from "./+types/contacts.page.ts";

export const handle = { layout: "page" } satisfies PageHandle;

/** Set after a form that was sent without JavaScript. */
const SENT = "sent";

export function loader({ context, url }: Route.LoaderArgs) {
  const { content, place, show } = readContentContext(context);
  const article = content.getPage(place, "contacts");
  if (!article) throw notFound();
  const isSent = url.searchParams.has(SENT);
  if (!isSent) show("contacts");
  return { article, others: content.listOtherPages(place, "contacts"), isSent };
}

export async function action(args: Route.ActionArgs) {
  const sent = await postForm(args, contactForm);
  if (!sent.ok) return sent.answer;
  const path = `/${sent.language}/contacts?${SENT}#write`;
  throw redirect(path, { status: 303, headers: PERSONAL_HEADERS });
}

export default function ContactsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { article, others, isSent } = loaderData;
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
      <ContactForm posted={actionData} isSent={isSent} />
      <Prose html={article.html} />
      <SeeAlso title={t("content.see_also")} links={links} />
    </ReadingPage>
  );
}
