import type { Browser, Page } from "@playwright/test";
import { doorDeliveryService, HOME } from "../../src/server/fixtures/purchases/door-delivery.ts";
import { siteAddress } from "../fixtures/addresses.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { registerWithMoney } from "../fixtures/pay.ts";
import { expect, test } from "../fixtures/test.ts";

const FIRST = siteAddress("default");

const ITEMS = [
  {
    url: "https://lumen-haus.example/desk-lamp",
    name: "Desk lamp",
    quantity: 1,
    price: null,
    kind: "home",
  },
  {
    url: "https://www.northtrail.example/p/wool-socks",
    name: "Wool socks",
    quantity: 3,
    price: 12,
    kind: "clothes",
  },
];

/** A customer who asked for a price; their side of the journey is made by calls. */
async function aCustomer(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await registerWithMoney(page, 500);
  const call = async (path: string, data: object = {}) => {
    const answer = await page.request.post(`${FIRST}/api/quotes/${path}`, { data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const { quote } = await call("create", { items: ITEMS });
  const { number, slug } = quote as { number: string; slug: string };
  return {
    number,
    answer: () =>
      call(`additional-info/${slug}`, {
        comment: "In brass, please",
        items: [{ position: 0, price: 64.5, options: "Brass" }],
      }),
    async pay() {
      const { quote: priced } = await call(`get/${slug}`);
      const delivery = doorDeliveryService(priced.local_delivery_couriers);
      const way = { shipping: "air", delivery, address: HOME };
      const { quote: chosen } = await call(`set-delivery/${slug}`, way);
      await call(`pay/${slug}`, { payment_id: 4, total: chosen.total });
    },
    leave: () => page.context().close(),
  };
}

const timeLine = (page: Page, words: string) =>
  page.locator(".time-line-entry", { hasText: words }).first();

test("a quote is asked about, answered while it is priced, priced and paid", async ({
  page,
  browser,
  expectAccessible,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 409/);
  const customer = await aCustomer(browser);
  await enterOffice(page, "orders");
  await openOffice(page, "/quotes?state=submitted");
  await expectAccessible();
  await page.getByRole("link", { name: customer.number }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer.number);
  await expectAccessible();

  // A question from a prepared text, which stays if the dialog is closed.
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: "Size or colour" }).click();
  const question = dialog.getByLabel("Question");
  await expect(question).toHaveValue(/Which size and colour.*Desk lamp, Wool socks/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("a");
  await expect(question).toHaveValue(/Desk lamp, Wool socks/);
  await expectAccessible();
  await dialog.getByRole("button", { name: "Send the question" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Waiting for the customer’s answer")).toBeVisible();

  // Bad prices are marked at their fields, and the total follows what is typed.
  const lamp = page.getByLabel("Price of one: Desk lamp");
  await lamp.fill("0");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("From 0.01 to 100,000.")).toBeVisible();
  await lamp.fill("70");
  const send = page.getByRole("button", { name: /^Send price \d/ });
  const before = await send.textContent();
  await lamp.fill("60,50");
  await expect(send).not.toHaveText(before ?? "");

  // The customer answers meanwhile: nothing typed is lost, also after a reload, and both prices are shown.
  await customer.answer();
  await page.reload();
  await expect(lamp).toHaveValue("60.50");
  await send.click();
  await expect(page.getByText("Your price was not sent, and nothing of it is lost.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("radio", { name: /Desk lamp.*: Yours/ }).check();
  await page.getByRole("button", { name: "Send the price" }).click();
  await expect(page.getByText(/The customer has a price until/)).toBeVisible();
  await expect(page.locator(".quote-talk")).toContainText("In brass, please");

  await customer.pay();
  await customer.leave();
  await page.reload();
  await expect(page.getByText("The customer accepted the price")).toBeVisible();
  for (const step of ["Requested", "Asked back", "Answered", "Priced", "Seen by", "Paid: "]) {
    await expect(timeLine(page, step)).toBeVisible();
  }
  await page.getByRole("link", { name: `Open order ${customer.number}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(customer.number);
  await expect(page.getByRole("button", { name: "Mark purchased" })).toBeVisible();
});
