import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { createTranslator, type Messages } from "#i18n/translator.ts";
import { TranslateContext } from "#i18n/use-t.ts";
import type { Shell } from "./shell.loader.ts";

const tables = import.meta.glob<Messages>("../../../i18n/messages/*/*.json", {
  eager: true,
  import: "default",
});

function messagesOf(language: string): Messages {
  const own = Object.entries(tables).filter(([path]) => path.includes(`/${language}/`));
  return Object.assign({}, ...own.map(([, table]) => table));
}

type Visit = { theme?: string; language?: string; currencyId?: number; marketplace?: boolean };

/** The parts of the shell that pages under test stand on. */
function testShell({
  theme = "default",
  language = "en",
  currencyId = 1,
  marketplace = true,
}: Visit) {
  const site = {
    name: "Cartage",
    theme,
    available_locales: ["en", "lt"],
    countries: [{ id: 1, iso_code: "LT", title: "Lithuania" }],
    default_country_id: 1,
    switches: { marketplace },
  };
  const company = {
    legalName: "UAB </script>",
    email: "info@cartage.example",
    phone: "+370 5",
    hours: "Mo-Fr 09:00-18:00",
  };
  const config = {
    site,
    currencies: [
      { id: 1, iso_code: "EUR" },
      { id: 2, iso_code: "USD" },
    ],
    conversionCurrency: { id: 2, iso_code: "USD", rate: 1.25 },
  };
  return {
    config,
    company,
    language,
    currencyId,
    origin: "https://shop.example",
  } as unknown as Shell;
}

/** As the server would send it, without a database or a build; no-break spaces are made plain ones, to be typed in tests. */
export function renderOnSite(element: ReactNode, visit: Visit = {}): string {
  const language = visit.language ?? "en";
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => null, element }], {
    hydrationData: { loaderData: { root: testShell(visit) } },
  });
  const html = renderToStaticMarkup(
    <TranslateContext value={createTranslator(language, messagesOf(language))}>
      <RouterProvider router={router} />
    </TranslateContext>,
  );
  return html.replaceAll("\u00a0", " ");
}
