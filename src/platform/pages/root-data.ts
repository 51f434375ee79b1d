import { useRouteLoaderData } from "react-router";

/** What the platform itself reads of the root loader's data; pages have all of it by `useShell`. */
export type RootData = { language: string; config: { site: { name: string } } };

export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>("root");
