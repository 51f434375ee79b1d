import type { Page } from "@playwright/test";
import { type ServerProcess, startShop } from "../../bench/server-process.ts";
import { themeNames } from "../../src/themes/theme-names.ts";
import { DEVELOPMENT_PORT, siteAddress } from "../fixtures/addresses.ts";
import { barriersOf, unreadableOf } from "../fixtures/axe.ts";
import { FULL_RUN } from "../fixtures/full-run.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

// One server for all tests, which compiles each file when it is first requested.
const LIMIT_MS = 360_000;
test.describe.configure({ mode: "default", timeout: LIMIT_MS });

let development: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(LIMIT_MS);
  development = await startShop(
    DEVELOPMENT_PORT,
    {
      NODE_ENV: "development",
      DATA_DIR: ".data-e2e-development",
      SANDBOX_PORT: "0",
      SEED: "none",
      SHOW_TRANSLATION_KEYS: "true",
    },
    "--dev",
  );
});
test.afterAll(async () => {
  expect(await development.stop(), "a development server stops in order too").toBe(0);
});

/** The page of all components in the development build. */
async function openShowcase(page: Page) {
  const address = siteAddress("default", DEVELOPMENT_PORT);
  await setConsentCookie(page, address);
  await page.goto(`${address}/en/design`);
  await hydrated(page);
}

/** All components on one page, in light and dark mode of these themes. */
async function lookAtComponents(page: Page, themes: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openShowcase(page);
  // Themes and dark mode change only the appearance.
  expect(await barriersOf(page)).toEqual([]);
  const main = page.getByRole("main");
  for (const theme of themes) {
    await test.step(theme, async () => {
      await page.getByLabel("Theme").selectOption(theme);
      for (const [label, mode] of [
        ["Light", "light"],
        ["Dark", "dark"],
      ] as const) {
        await main.getByRole("radio", { name: label }).check();
        await expect(
          page.locator(`html[data-theme="${theme}"][data-mode="${mode}"]`),
        ).toBeAttached();
        expect(await unreadableOf(page)).toEqual([]);
      }
    });
  }
}

// The colours of all themes are tested in `src/themes/contrast.test.ts`.
test("every component is accessible, and readable in light and dark", async ({ page }) => {
  await lookAtComponents(page, themeNames.slice(-1));
});

test("every component is readable in every theme, light and dark", FULL_RUN, async ({ page }) => {
  await lookAtComponents(page, themeNames);
});

const modals = (page: Page) => page.locator("[data-modal]");

const opener = (page: Page) => page.getByRole("button", { name: "Open a modal" });

async function tryForms(page: Page) {
  const form = page.getByRole("form", { name: "Sample form" });

  await test.step("a checkbox speaks after its change", async () => {
    const terms = form.getByRole("checkbox");
    await terms.check();
    await expect(form.getByText("Field is required.")).toHaveCount(0);
    await terms.uncheck();
    await expect(form.getByText("Field is required.")).toHaveCount(1);
  });

  await test.step("fields speak after blur and on submit, and lose nothing", async () => {
    const email = form.getByLabel("E-mail");
    await email.pressSequentially("not an address");
    await expect(form.getByText("Please enter a valid email address.")).toHaveCount(0);
    await email.blur();
    await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
    await form.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Form incomplete.")).toBeVisible();
    await expect(email).toBeFocused();
    await expect(email).toHaveValue("not an address");
    await expect(form.getByText("Field is required.")).not.toHaveCount(1);
    await expect(page.getByText("Sent for")).toHaveCount(0);
  });
}

async function tryKeys(page: Page) {
  await test.step("translators see keys in place of texts, and again after a reload", async () => {
    const toggler = page.getByRole("button", {
      name: /^(Translation keys|shell.translation_keys)$/,
    });
    await toggler.click();
    await expect(page.getByRole("contentinfo")).toContainText("footer.all-rights-reserved");
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("contentinfo")).toContainText("footer.all-rights-reserved");
    const box = await toggler.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.x, "stands at the start").toBeLessThan(100);
    expect(box?.y, "stands at the foot of the window").toBeGreaterThan(900 - 100);
    await toggler.click();
    await expect(page.getByRole("contentinfo")).toContainText("All rights reserved");
  });
}

async function tryModals(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Modal 1" });

  await test.step("open from z-index 1050 upwards, Escape closes the top one, focus goes back", async () => {
    await opener(page).click();
    await dialog.getByText("Open another").click();
    await expect(page.getByRole("dialog", { name: "Modal 2" })).toBeVisible();
    const layers = await modals(page).evaluateAll((nodes) =>
      nodes.map((node) => Number(getComputedStyle(node).zIndex)),
    );
    expect(layers[0]).toBe(1050);
    expect(layers[1]).toBeGreaterThan(1050);
    await page.keyboard.press("Escape");
    await expect(modals(page)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Open another" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(modals(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  await test.step("a press outside closes, one that began inside does not", async () => {
    await opener(page).click();
    const box = await dialog.boundingBox();
    if (!box) throw new Error("The dialog has no place on the screen");
    await page.mouse.move(box.x + 50, box.y + 100);
    await page.mouse.down();
    await page.mouse.move(10, 10);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 10);
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a route change closes them", async () => {
    await opener(page).click();
    await expect(dialog).toBeVisible();
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('footer a[href$="/contacts"]');
      link?.click();
    });
    await page.waitForURL("**/en/contacts");
    await expect(modals(page)).toHaveCount(0);
  });
}

/** Components that take time. */
async function tryTimes(page: Page) {
  await opener(page).click();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("a modal leaves the page 300 ms after it was hidden", async () => {
    await page.keyboard.press("Escape");
    await expect(modals(page)).toHaveAttribute("data-leaving");
    await page.clock.runFor(299);
    await expect(modals(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(modals(page)).toHaveCount(0);
  });

  await test.step("toasts stand bottom right for 3500 ms, and wait while they are read", async () => {
    await page.getByRole("button", { name: "Toast: good" }).click();
    const toast = page.getByText("Put into your cart. It is held for 20 minutes.");
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(1440 / 2);
    expect(box?.y).toBeGreaterThan(900 / 2);
    await toast.hover();
    await page.clock.runFor(10_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.runFor(3499);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  });

  await page.clock.resume();
}

// One page load for all of them, because a development server sends every module separately.
test("forms, translation keys, modals and toasts of the showcase work", async ({ page }) => {
  await page.clock.install();
  await openShowcase(page);
  await tryForms(page);
  await tryKeys(page);
  await tryTimes(page);
  await tryModals(page);
});

async function openOffice(page: Page, part: string) {
  await page.goto(`${siteAddress("default", DEVELOPMENT_PORT)}/en/admin/showcase/${part}`);
  await expect(page.locator(".office-shell .office-page")).toBeVisible();
}

const OFFICE_PARTS = ["orders?sort=clock", "order", "conflict", "parts", "missing", "problem"];
const WIDE_LIGHT = { colorScheme: "light", width: 1440 } as const;
const NARROW_DARK = { colorScheme: "dark", width: 360 } as const;
const OFFICE_VIEWS = [
  WIDE_LIGHT,
  NARROW_DARK,
  { ...WIDE_LIGHT, width: 360 },
  { ...NARROW_DARK, width: 1440 },
];

async function lookAtOffice(page: Page, part: string, views: typeof OFFICE_VIEWS): Promise<void> {
  for (const { colorScheme, width } of views) {
    await test.step(`${part} in ${colorScheme} mode, ${width} px wide`, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await openOffice(page, part);
      await expect(page.locator("html")).toHaveAttribute("data-mode", colorScheme);
      expect(await barriersOf(page)).toEqual([]);
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(shown, "nothing hangs over the edge of a phone").toBe(width);
    });
  }
}

test("every part of the office is accessible, wide in light and narrow in dark mode by turns", async ({
  page,
}) => {
  for (const [at, part] of OFFICE_PARTS.entries()) {
    await lookAtOffice(page, part, OFFICE_VIEWS.slice(at % 2, 1 + (at % 2)));
  }
});

test(
  "every part of the office is accessible, wide and narrow in light and dark mode",
  FULL_RUN,
  async ({ page }) => {
    for (const part of OFFICE_PARTS) await lookAtOffice(page, part, OFFICE_VIEWS);
  },
);

test("a list of the office works by keyboard", async ({ page, expectAccessible }) => {
  await openOffice(page, "orders?sort=clock");
  const row = (number: string) => page.getByRole("row").filter({ hasText: number });

  await test.step("J and K move, X and Shift X select", async () => {
    await page.keyboard.press("j");
    await expect(page.getByRole("link", { name: "QU10219" })).toBeFocused();
    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Shift+X");
    await expect(page.getByRole("toolbar")).toContainText("3 selected");
    await expect(row("QU10221")).toHaveAttribute("aria-selected", "true");
  });

  await test.step("F adds a filter, which is the address", async () => {
    await page.keyboard.press("f");
    await page.getByRole("button", { name: "Customer" }).press("Enter");
    await page.getByRole("searchbox", { name: "Customer" }).fill("daiva");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?customer=daiva|sort=clock&customer=daiva/);
    await expect(page.getByRole("toolbar")).toHaveCount(0);
    await page.getByRole("button", { name: "Remove the filter: Customer" }).press("Enter");
    await expect(page).not.toHaveURL(/customer/);
  });

  await test.step("Ctrl K finds a record and opens it", async () => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").pressSequentially("daiva");
    await expect(page.getByRole("option", { name: /Daiva Petrauskienė/ })).toBeVisible();
    await expectAccessible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("option", { name: /QU10187/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "QU10187" })).toBeVisible();
  });

  await test.step("G O goes back, letters in fields are letters, and can be switched off", async () => {
    await page.keyboard.press("n");
    await page.keyboard.type("go");
    await expect(page.getByRole("textbox", { name: "Note for colleagues" })).toHaveValue("go");
    await page.keyboard.press("Tab");
    await page.keyboard.press("g");
    await page.keyboard.press("o");
    await expect(page.getByRole("heading", { level: 1, name: "Orders" })).toBeVisible();
    await page.keyboard.press("?");
    await page.getByRole("checkbox", { name: /Single-letter shortcuts/ }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("f");
    await expect(page.getByRole("button", { name: "Filter", expanded: false })).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox")).toBeFocused();
  });
});
