import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
} from "react-router";
import { fetchMe } from "#office-ui/me/fetch-me.ts";
import type { Me } from "#office-ui/me/me.ts";
import { PageLoading } from "#office-ui/page/page-states.tsx";
import { mayOpen } from "./open-pages.ts";
import type { OfficePageEntry } from "./page-entry.ts";
import { OFFICE_PAGES } from "./pages.ts";
import { OfficeLayout } from "./shell/office-layout.tsx";
import { NotFoundPage, PageBoundary } from "./shell/page-boundary.tsx";
import { ShellLoading } from "./shell/shell-loading.tsx";

/** The request for the current user, made once for all pages. */
let known: Promise<Me | null> | undefined;

function whoIsHere(): Promise<Me | null> {
  if (!known) {
    known = fetchMe();
    // Forget the failure, so that the next page asks again and a short network problem locks nobody out.
    known.catch(() => {
      known = undefined;
    });
  }
  return known;
}

/** The login address; `next` is the page to open afterwards, always a page of this office. */
function loginAddress({ url }: Pick<Request, "url">): string {
  const { pathname, search } = new URL(url);
  return `/login?${new URLSearchParams({ next: pathname + search })}`;
}

async function loadShell({ request }: LoaderFunctionArgs): Promise<Me> {
  const me = await whoIsHere();
  if (me?.next !== "done") throw redirect(loginAddress(request));
  return me;
}

/** Loads the page's module and guards its loader: users who may not make the page's call get a 404. */
function pageRoute(page: OfficePageEntry): RouteObject {
  return {
    path: page.path,
    lazy: async () => {
      const { default: Component, loader } = await page.load();
      return {
        Component,
        loader: async (args) => {
          const me = await whoIsHere();
          if (!me) throw redirect(loginAddress(args.request));
          if (!mayOpen(me, page)) throw new Response(null, { status: 404 });
          return loader ? loader(args) : null;
        },
      };
    },
  };
}

/** In development only: shows every component with made-up records. */
const showcase: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: "/showcase/*",
        HydrateFallback: PageLoading,
        lazy: async () => ({ Component: (await import("./showcase/showcase.page.tsx")).default }),
      },
    ]
  : [];

export const createOfficeRouter = (language: string) =>
  createBrowserRouter(
    [
      ...showcase,
      {
        path: "/login",
        lazy: () => import("#features/staff/office/login/login.route.tsx"),
        HydrateFallback: PageLoading,
        ErrorBoundary: PageBoundary,
      },
      {
        id: "office",
        Component: OfficeLayout,
        HydrateFallback: ShellLoading,
        loader: loadShell,
        shouldRevalidate: () => false,
        ErrorBoundary: PageBoundary,
        children: [
          {
            ErrorBoundary: PageBoundary,
            children: [...OFFICE_PAGES.map(pageRoute), { path: "*", Component: NotFoundPage }],
          },
        ],
      },
    ],
    { basename: `/${language}/admin` },
  );
