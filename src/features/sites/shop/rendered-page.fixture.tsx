import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { readMessages } from "#i18n/read-messages.fixture.ts";
import { createTranslator } from "#i18n/translator.ts";
import { TranslateContext } from "#i18n/use-t.ts";
import { openingHoursRows } from "../domain/opening-hours.ts";
import { buildTestSite } from "../domain/site.fixture.ts";
import { getStoreConfig } from "../server/store-config-response.ts";
import type { Shell } from "./load-shell.ts";

type Seed = NonNullable<Parameters<typeof buildTestSite>[0]>;
type Visit = {
  theme?: string;
  language?: string;
  currencyId?: number;
  marketplace?: boolean;
  /** What it does beside selling goods: everything, if nothing is said. */
  services?: boolean;
  currencies?: Seed["currencies"];
};

function testShell(visit: Visit): Shell {
  const { theme = "default", language = "en", currencyId = 1 } = visit;
  const { marketplace = true, services = true } = visit;
  const site = buildTestSite({
    name: "Cartage",
    theme,
    languages: [{ isoCode: "en" }, { isoCode: "lt" }],
    conversionRate: 1.25,
    switches: { marketplace, forwarding: services, create_order: services },
    ...(visit.currencies && { currencies: visit.currencies }),
  });
  return {
    config: getStoreConfig({ listBlogs: () => [] }, { site, langIso: language }),
    company: { ...site.company, legalName: "UAB </script>" },
    timeZone: site.timeZone,
    openingHours: openingHoursRows(site.company.hours, language),
    language,
    currencyId,
    origin: "https://shop.example",
    messagesUrl: "/messages.json",
    buildId: "test",
    debug: false,
    settings: {},
  };
}

/** As the server would send it, without a database or a build; no-break spaces are made plain ones, to be typed in tests. */
export function renderOnSite(element: ReactNode, visit: Visit = {}): string {
  const language = visit.language ?? "en";
  const router = createMemoryRouter([{ id: "root", path: "/", loader: () => null, element }], {
    hydrationData: { loaderData: { root: testShell(visit) } },
  });
  const html = renderToStaticMarkup(
    <TranslateContext value={createTranslator(language, readMessages(language))}>
      <RouterProvider router={router} />
    </TranslateContext>,
  );
  return html.replaceAll("\u00a0", " ");
}
