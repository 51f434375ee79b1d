import type { Route } from "./+types/contacts.page.ts";
import { ArticlePage } from "./article-page.tsx";
import { contentPlace, notFound } from "./place.ts";

export const handle = { layout: "page" };

export function loader({ context }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
  const article = content.getPage(place, "contacts");
  if (!article) throw notFound();
  show("contacts");
  return { article };
}

export default function ContactsRoute({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
