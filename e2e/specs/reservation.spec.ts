import { siteAddress } from "../fixtures/addresses.ts";
import { field } from "../fixtures/checkout.ts";
import { press } from "../fixtures/pay.ts";
import { byStaff } from "../fixtures/ship.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

const url = siteAddress("default");

test("a phone is reserved, confirmed by a mailed link, and the place in line is shown", async ({
  page,
  browser,
  open,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const email = `waits-${process.pid}-${Date.now()}@example.com`;
  await open("default", "/en/iphone-reservation");
  await expectAccessible();
  const saga = page.getByRole("article", { name: "Halvorn Saga 3" });
  const navy = saga.getByRole("radio", { name: /Navy, 256 GB/ });
  // Sets a high stock, because earlier runs on this shop have taken some.
  const phone = await navy.getAttribute("value");
  const { phones } = await byStaff(browser, "orders", "/api/staff/reservations/phones");
  const { stock } = phones.find(({ id }: { id: number }) => String(id) === phone);
  await byStaff(browser, "orders", `/api/staff/reservations/stock/${phone}`, {
    seen: { stock },
    changes: { stock: 100_000 },
  });
  await open("default", "/en/iphone-reservation");
  await navy.check();

  // Missing fields are reported next to them, and no input is lost.
  await field(page, "first_name").fill("Rasa");
  await field(page, "last_name").fill("Rasaitė");
  await field(page, "email").fill(email);
  await field(page, "phone_number").fill("12");
  await press(page, "Reserve the phone");
  await expect(page.getByRole("alert").filter({ hasText: /./ }).first()).toBeVisible();
  await expect(field(page, "email")).toHaveValue(email);
  await field(page, "phone_number").fill("+370 612 34567");
  await page.getByRole("checkbox", { name: "I have read the reservation policy" }).check();
  await press(page, "Reserve the phone");
  await expect(page.getByRole("heading", { name: /look into your mail/ })).toBeVisible();
  await expectAccessible();

  type Mail = { to: string; html: string };
  let link = "";
  await expect
    .poll(
      async () => {
        const mails: Mail[] = await (await page.request.get(`${url}/dev/outbox.json`)).json();
        const html = mails.find(({ to }) => to === email)?.html ?? "";
        link = /\/en\/iphone-reservation\/confirm\/[\w-]+/.exec(html)?.[0] ?? "";
        return link;
      },
      { timeout: 60_000 },
    )
    .not.toBe("");
  await page.goto(url + link);
  await hydrated(page);
  await expect(page.locator("[data-reservation=requested]")).toBeVisible();
  await press(page, "Confirm the reservation");
  await expect(page).toHaveURL(/\/en\/reservation\/success$/);
  await expect(page.locator("[data-reservation=confirmed]")).toContainText("place in the queue");
  await expectAccessible();

  // The link has already been used.
  await page.goto(url + link);
  await expect(page.locator("[data-reservation=confirmed]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Confirm the reservation" })).toHaveCount(0);
});
