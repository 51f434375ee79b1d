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

/** Asked once for all pages. */
let known: Promise<Me | null> | undefined;

function whoIsHere(): Promise<Me | null> {
  if (!known) {
    known = fetchMe();
    // Asked again next time: nobody is shut out by a line that was down for a moment.
    known.catch(() => {
      known = undefined;
    });
  }
  return known;
}

/** Where to go on after logging in: a page of this office, never an address elsewhere. */
function loginAddress({ url }: Pick<Request, "url">): string {
  const { pathname, search } = new URL(url);
  return `/login?${new URLSearchParams({ next: pathname + search })}`;
}

async function loadShell({ request }: LoaderFunctionArgs): Promise<Me> {
  const me = await whoIsHere();
  if (me?.next !== "done") throw redirect(loginAddress(request));
  return me;
}

/** The page's module, its loader behind the guard: who may not make its call finds nothing here. */
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

/** While developing: every part with made-up records. */
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
