import { useRouteLoaderData } from "react-router";

/** The part of the root loader's data that the platform reads; pages get all of it from `useShell`. */
type RootData = { language: string; config: { site: { name: string } } };

export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");

/** Title and description of a page; React lifts them into the head. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  const name = useRootData()?.config.site.name;
  const full = name && name !== title ? `${title} · ${name}` : title;
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {name && <meta property="og:site_name" content={name} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  );
}
