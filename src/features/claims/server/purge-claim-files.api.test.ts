import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { DAY_MS } from "#core/durations.ts";
import { orders } from "#features/orders/server/orders.tables.ts";
import { placeTestOrder } from "#server/fixtures/purchases/place-test-order.ts";
import { testApp } from "#server/fixtures/test-app.ts";
import { registeredBrowser } from "#server/fixtures/test-browser.ts";
import { testPicture } from "#server/fixtures/test-picture.ts";
import { claims } from "./claims.tables.ts";

const app = await testApp();
const { files, claims: service, account } = app.services;

/** A customer with a photo in a claim, and a photo that was uploaded but never sent with a claim. */
async function claimant() {
  const owner = await registeredBrowser(app);
  const session = await account.sessionOf({ cookies: Object.fromEntries(owner.cookies) });
  const upload = async () => {
    const kept = { owner: session?.customer.id ?? null, kind: "claim" as const };
    const saved = await files.save(testPicture(), kept);
    if (!saved.ok) throw new Error(saved.code);
    return saved.value;
  };
  const [named, unsent] = [await upload(), await upload()];
  const order = await placeTestOrder(app, owner);
  await app.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, order.id));
  const said = { order: order.slug, reason: "damaged", description: "A corner is broken" };
  const { body } = await owner.call("/api/claims/create", { ...said, files: [named] });
  expect(body.claim.files).toHaveLength(1);
  return { owner, id: body.claim.id as number, shown: body.claim.files[0], named, unsent };
}

test("photos of a claim are deleted three years after it is closed", async () => {
  const { owner, id, shown } = await claimant();
  const close = (days: number) => {
    const closedAt = new Date(Date.now() - days * DAY_MS);
    return app.db.update(claims).set({ status: "closed", closedAt }).where(eq(claims.id, id));
  };
  await close(1000);
  await service.purgeClaimFiles();
  expect((await owner.get(shown)).status).toBe(200);
  await close(1100);
  await service.purgeClaimFiles();
  expect((await owner.get(shown)).status).toBe(404);
  expect((await owner.call(`/api/claims/get/${id}`)).body.claim.files).toEqual([]);
});

test("photos without a claim are deleted after 30 days, and those of claims are kept", async () => {
  const { named, unsent } = await claimant();
  /** Returns which of the two files are left after the nightly job ran this many days later. */
  const leftAfter = async (days: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * DAY_MS });
    await service.purgeClaimFiles().finally(() => vi.useRealTimers());
    const left = await files.listKind("claim", new Date(Date.now() + DAY_MS));
    return left.filter((file) => file === named || file === unsent).sort();
  };
  expect(await leftAfter(29)).toEqual([named, unsent].sort());
  expect(await leftAfter(31)).toEqual([named]);
});
