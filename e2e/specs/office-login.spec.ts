import { siteAddress } from "../fixtures/addresses.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { expect, test } from "../fixtures/test.ts";

const PASSWORD = "a password of my own";

test("a new colleague logs in by keyboard, adds a passkey and logs in with it", async ({
  page,
  expectAccessible,
}) => {
  const email = `passkey-${process.pid}-${Date.now()}@example.com`;
  await enterOffice(page);
  const granted = await page.request.post(`${siteAddress("default")}/api/staff/people/grant`, {
    data: { email, role: "orders", site_ids: null },
  });
  const { one_time_password: oneTime } = await granted.json();
  await page.context().clearCookies();

  await openOffice(page, "/orders");
  await expect(page).toHaveURL(/\/en\/admin\/login\?next=/);
  await expectAccessible();
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).focus();
    await page.keyboard.type(text);
  };
  await type("E-mail", email);
  await type("Password", oneTime);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "A password of your own" })).toBeVisible();
  await type("New password", PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/admin\/orders$/);

  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await openOffice(page, "/me");
  await page.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expect(page.getByText(/^Passkey: Chrome/)).toBeVisible();
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();
  const { credentials } = await device.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials).toHaveLength(1);

  await page.context().clearCookies();
  await openOffice(page, "/orders");
  await type("E-mail", email);
  await type("Password", PASSWORD);
  await page.keyboard.press("Enter");
  // The password alone gives no access.
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await expect(page.getByText(/^Last entry: .+ \d\d:\d\d, Chrome/)).toBeVisible();
  const closed = await page.request.post(`${siteAddress("default")}/api/staff/orders/list`, {
    data: {},
  });
  expect(closed.status()).toBe(404);

  // A person who does not confirm gets a message and can try again.
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
  await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
  await expect(page.getByText("The passkey was not accepted.")).toBeVisible();
  await device.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
  await page.getByRole("button", { name: "Use a passkey" }).press("Enter");
  await expect(page).toHaveURL(/\/en\/admin\/orders$/);
});
