import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { expect, markDocument, test } from "../fixtures/test.ts";

test.describe("the FAQ search", () => {
  test("ignores accents and word endings", async ({ page, open }) => {
    await open("lt", "/lt/faq");
    const search = page.getByRole("searchbox");
    const returning = page.getByText("Ar galiu grąžinti prekes?");
    const paying = page.getByText("Kaip galiu sumokėti?");
    await expect(paying).toBeVisible();
    for (const words of ["grąžinti", "grazinti", "GRAZINIMAS"]) {
      await search.fill(words);
      await expect(returning).toBeVisible();
      await expect(paying).toHaveCount(0);
    }
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
    await expect(paying).toBeVisible();
  });

  test("shows an empty result with a link to the contacts", async ({ page, open }) => {
    await open("default", "/en/faq");
    await page.getByRole("searchbox").fill("xylophone");
    await expect(page.getByRole("status").filter({ hasText: "answer" })).toHaveText("0 answers");
    const empty = page.getByText("Nothing found for “xylophone”");
    await expect(empty).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Contacts", exact: true }).click();
    await page.waitForURL("**/en/contacts");
  });

  test("keeps its query when going back", async ({ page, open }) => {
    await open("default", "/en/faq");
    await page.getByRole("searchbox").fill("wallet");
    await page.waitForURL("**/en/faq?q=wallet");
    const question = page
      .getByRole("main")
      .getByRole("group")
      .filter({ hasText: "wallet" })
      .first();
    await question.locator("summary").click();
    await question.getByRole("link", { name: /^Open on its own page/ }).click();
    await page.waitForURL("**/en/faq/*");
    await page.goBack();
    await page.waitForURL("**/en/faq?q=wallet");
    await expect(page.getByRole("searchbox")).toHaveValue("wallet");
    await expect(question).toBeVisible();
    await page.reload();
    await expect(page.getByRole("searchbox")).toHaveValue("wallet");
  });
});

test("the contact form shows what is missing, and confirms a sent question", async ({
  page,
  open,
}) => {
  await open("default", "/en/contacts?topic=delivery");
  const form = page.getByRole("form", { name: "Write to us" });
  await expect(form.getByLabel("What is it about?")).toHaveValue("delivery");
  await form.getByLabel("Your name").fill("Rasa Rasaitė");
  await form.getByLabel("E-mail for our answer").fill("rasa");
  await form.getByRole("button", { name: "Send the question" }).click();
  await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
  const email = `asks-${Date.now()}@example.com`;
  await form.getByLabel("E-mail for our answer").fill(email);
  await form.getByLabel("Your question").fill("Do you deliver to the islands?");
  await form.getByRole("button", { name: "Send the question" }).click();
  await expect(page.getByText("Your question is on its way")).toBeVisible();
  const outbox = async () =>
    (await page.request.get(`${siteAddress("default")}/dev/outbox.json`)).text();
  await expect.poll(outbox, { timeout: 30_000 }).toContain(email);
  await page.getByRole("button", { name: "Ask something else" }).click();
  await expect(form.getByLabel("Your question")).toHaveValue("");
});

test("a blog card leads to its article, and the article back to the blog", async ({
  page,
  open,
}) => {
  await open("lv", "/en/blog");
  const isSameDocument = await markDocument(page);
  const card = page.getByRole("article").nth(1);
  const title = (await card.getByRole("heading").textContent()) ?? "";
  // The whole card is a link: the title's link covers its other text, too.
  await card.locator("p").first().click({ force: true });
  await page.waitForURL("**/en/blog/*");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("navigation", { name: "You are here" }).getByRole("link").last().click();
  await page.waitForURL("**/en/blog");
  expect(await isSameDocument()).toBe(true);
});

for (const width of [360, 1440]) {
  test(
    `the table of contents works at ${width} px`,
    inFullRunUnless(width < 1024),
    async ({ page, open }) => {
      await page.setViewportSize({ width, height: 800 });
      await open("default", "/en/purchase-agreement");
      const main = page.getByRole("main");
      if (width < 1024) await main.locator("details.toc-narrow > summary").click();
      await main
        .getByRole("link", { name: "Right of withdrawal" })
        .filter({ visible: true })
        .click();
      const heading = main.getByRole("heading", { name: "Right of withdrawal" });
      await expect(heading).toBeInViewport();
      const header = await page.getByRole("banner").boundingBox();
      const place = await heading.boundingBox();
      const bottom = Math.max(0, (header?.y ?? 0) + (header?.height ?? 0));
      expect(place?.y, "the header covers no heading").toBeGreaterThanOrEqual(bottom);
    },
  );
}
