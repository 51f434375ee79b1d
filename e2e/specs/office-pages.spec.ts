import type { Page } from "@playwright/test";
import { OFFICE_PAGES } from "../../src/office/pages.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { expect, test } from "../fixtures/test.ts";

/** Finds a record as people do: by the first link of its list. */
async function addressOf(page: Page, path: string): Promise<string | undefined> {
  if (!path.includes(":")) return path;
  const list = path.slice(0, path.indexOf("/:"));
  await openOffice(page, list);
  const links = page.locator(`a[href*="/admin${list}/"]`);
  await expect(links.first()).toBeAttached();
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href") ?? ""));
  const record = hrefs.find((href) => /\/[\w-]*\d[\w-]*$/.test(href)) ?? hrefs[0];
  // A page below a record, such as a customer's wallet.
  const rest = path.slice(path.indexOf("/:")).replace(/^\/:\w+/, "");
  const below = rest.includes(":") ? "" : rest;
  return record && record.replace(/^\/\w\w\/admin/, "") + below;
}

for (const { path } of OFFICE_PAGES) {
  test(`office ${path} is accessible and readable, light and dark, narrow and wide`, async ({
    page,
    expectAccessible,
    expectReadable,
  }) => {
    await enterOffice(page);
    const address = await addressOf(page, path);
    await openOffice(page, address ?? "");
    await expectAccessible();
    await page.emulateMedia({ colorScheme: "dark" });
    await expectReadable();
    await page.setViewportSize({ width: 360, height: 780 });
    // Russian texts are the longest.
    await openOffice(page, address ?? "", "ru");
    await expectAccessible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });
}
