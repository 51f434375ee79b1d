import { eq } from "drizzle-orm";
import { orders } from "#features/orders/server/orders.tables.ts";
import { quotes } from "#features/quotes/server/quotes.tables.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { customerOf } from "./customer-of.ts";
import {
  aRequest,
  declareTestParcel,
  declareWithoutNumber,
  PARCEL,
} from "./declare-test-parcel.ts";
import { doorDeliveryService, HOME, LITHUANIA } from "./door-delivery.ts";
import { fillWallet } from "./fill-wallet.ts";
import { invoiceFor } from "./invoice-for.ts";
import { logInElsewhere } from "./log-in-elsewhere.ts";
import { placeTestOrder } from "./place-test-order.ts";
import type { testApp } from "./test-app.ts";
import type { testBrowser } from "./test-browser.ts";

type Browser = Pick<ReturnType<typeof testBrowser>, "call" | "cookies">;
type App = Awaited<ReturnType<typeof testApp>>;
type Body = Record<string, unknown>;

/** A thing that belongs to one customer, and a call that reaches it by id or slug. */
export type PrivateResource = {
  /** What is in braces is taken from what is sent. */
  call: string;
  /** Makes one as its owner, and says what to send in order to reach it. */
  make: (owner: Browser, app: App) => Promise<Body>;
  /** The same for one that never was. */
  never: (body: Body) => Body;
  /** What its owner sees of it, which nobody else's attempt may change. */
  look: (owner: Browser) => Promise<unknown>;
};

const ADDRESS = { ...HOME, country_id: LITHUANIA };

const addAddress = async (owner: Browser) =>
  (await owner.call("/api/account/add-delivery-address", ADDRESS)).body.address.id as number;

const anAddress = {
  never: (body: Body) => ({ ...body, id: 999_999_999 }),
  look: async (owner: Browser) => (await owner.call("/api/account/delivery-addresses")).body,
};

/** One that its owner's wallet can pay for. */
async function placeAffordable(owner: Browser, app: App): Promise<string> {
  const { slug, customerId } = await placeTestOrder(app, owner);
  await fillWallet(app, customerId ?? 0, 100_000);
  return slug;
}

const anOrder = {
  never: (body: Body) => ({ ...body, slug: "nobody-ever-got-this-one" }),
  look: async (owner: Browser) => (await owner.call("/api/my-orders/get-my-orders")).body,
};

/** One that waits for its payment, and that its owner's wallet can pay for. */
async function chooseAffordable(owner: Browser, app: App): Promise<number> {
  const { id, customerId } = await declareTestParcel(app, owner, "received");
  await fillWallet(app, customerId, 100_000);
  const chosen = { id, method: "sea", address_id: await addAddress(owner) };
  await owner.call(`/api/forward/choose-shipping/${id}`, chosen);
  return id;
}

const anInvoice = {
  never: (body: Body) => ({ ...body, id: "nobody-ever-got-this-one" }),
  look: async (owner: Browser) => (await owner.call("/api/invoice/list")).body,
};

const SHOES = {
  url: "https://shop.example/trail-shoes",
  name: "Trail shoes",
  quantity: 1,
  price: 80,
  kind: "shoes",
};

const askQuote = async (owner: Browser, price: number | null = SHOES.price) =>
  (await owner.call("/api/quotes/create", { items: [{ ...SHOES, price }] })).body.quote;

const aQuote = {
  never: (body: Body) => ({ ...body, slug: "nobody-ever-got-this-one" }),
  look: async (owner: Browser) => (await owner.call("/api/quotes/list")).body,
};

const aClaim = {
  make: async (owner: Browser, app: App) => {
    const order = await placeTestOrder(app, owner);
    await app.db.update(orders).set({ status: "delivered" }).where(eq(orders.id, order.id));
    const claim = { order: order.slug, reason: "faulty", description: "It is silent" };
    return (await owner.call("/api/claims/create", claim)).body.claim.id as number;
  },
  look: async (owner: Browser) => (await owner.call("/api/claims/list")).body,
};

/**
 * Product notes §3: somebody else's answers exactly as one that does not exist. Every capability adds its
 * calls here; `private-resources.api.test.ts` walks them and finds those that are missing.
 */
export const PRIVATE_RESOURCES: PrivateResource[] = [
  {
    call: "/api/account/update-delivery-address",
    make: async (owner) => ({ ...ADDRESS, city: "Elsewhere", id: await addAddress(owner) }),
    ...anAddress,
  },
  {
    call: "/api/account/delete-delivery-address",
    make: async (owner) => ({ id: await addAddress(owner) }),
    ...anAddress,
  },
  {
    call: "/api/account/default-delivery-address",
    make: async (owner) => {
      await addAddress(owner);
      return { id: await addAddress(owner) };
    },
    ...anAddress,
  },
  {
    call: "/api/account/end-session",
    make: async (owner, app) => ({ id: await logInElsewhere(owner, app) }),
    never: (body) => ({ ...body, id: 999_999_999 }),
    look: async (owner) => (await owner.call("/api/account/sessions")).body.sessions.length,
  },
  {
    call: "/api/auth/get-subscription-status",
    make: async (owner) => ({
      email: (await owner.call("/api/auth/getCurrentUser")).body.user.email,
    }),
    never: () => ({ email: "nobody-has-this@example.com" }),
    look: async (owner) => (await owner.call("/api/auth/getCurrentUser")).body,
  },
  {
    call: "/api/my-orders/pay/{slug}",
    make: async (owner, app) => ({ slug: await placeAffordable(owner, app), payment_id: 4 }),
    ...anOrder,
  },
  {
    call: "/api/balance/pay",
    make: async (owner, app) => ({ rel_type: 0, slug: await placeAffordable(owner, app) }),
    ...anOrder,
  },
  {
    call: "/api/balance/pay",
    make: async (owner, app) => ({ rel_type: 1, id: await chooseAffordable(owner, app) }),
    ...aRequest,
  },
  {
    call: "/api/balance/pay",
    make: async (owner, app) => {
      await fillWallet(app, (await customerOf(app, owner)).id, 100_000);
      return { rel_type: 4, id: (await invoiceFor(app, owner)).slug };
    },
    ...anInvoice,
  },
  ...["get-order", "cancel"].map((what) => ({
    call: `/api/my-orders/${what}/{slug}`,
    make: async (owner: Browser, app: App) => ({ slug: (await placeTestOrder(app, owner)).slug }),
    ...anOrder,
  })),
  {
    call: "/api/my-orders/withdraw/{slug}",
    make: async (owner, app) => {
      const order = await placeTestOrder(app, owner);
      await app.db.update(orders).set({ status: "shipped" }).where(eq(orders.id, order.id));
      return { slug: order.slug };
    },
    ...anOrder,
  },
  {
    call: "/api/forward/get/{id}",
    make: async (owner, app) => ({ id: (await declareTestParcel(app, owner)).id }),
    ...aRequest,
  },
  {
    call: "/api/forward/add-tracking/{id}",
    make: declareWithoutNumber,
    ...aRequest,
  },
  {
    call: "/api/forward/choose-shipping/{id}",
    make: async (owner, app) => {
      const { id } = await declareTestParcel(app, owner, "received");
      return { id, method: "air", address_id: await addAddress(owner) };
    },
    ...aRequest,
  },
  {
    call: "/api/forward/pay/{id}",
    make: async (owner, app) => ({ id: await chooseAffordable(owner, app), payment_id: 4 }),
    ...aRequest,
  },
  {
    call: "/api/invoice/decline/{id}",
    make: async (owner, app) => ({ id: (await invoiceFor(app, owner)).slug }),
    ...anInvoice,
  },
  {
    call: "/api/quotes/set-delivery/{slug}",
    make: async (owner) => {
      const { slug, local_delivery_couriers: couriers } = await askQuote(owner);
      return { slug, shipping: "air", delivery: doorDeliveryService(couriers), address: ADDRESS };
    },
    ...aQuote,
  },
  {
    call: "/api/quotes/additional-info/{slug}",
    make: async (owner, app) => {
      const { slug } = await askQuote(owner, null);
      await app.services.quotes.requestInfo({ actor: COMMAND_LINE, slug, question: "Which?" });
      return { slug, comment: "This one" };
    },
    ...aQuote,
  },
  {
    call: "/api/quotes/recalculate/{slug}",
    make: async (owner, app) => {
      const { slug } = await askQuote(owner);
      const expiresAt = new Date(Date.now() - 1000);
      await app.db.update(quotes).set({ expiresAt }).where(eq(quotes.slug, slug));
      await app.services.quotes.expireQuotes();
      return { slug };
    },
    ...aQuote,
  },
  {
    call: "/api/claims/get/{id}",
    make: async (owner, app) => ({ id: await aClaim.make(owner, app) }),
    never: (body) => ({ ...body, id: 999_999_999 }),
    look: aClaim.look,
  },
];

/** A page, or a form on it, that reaches one thing among many by its id. */
export type PrivateTarget = {
  title: string;
  make: (owner: Browser) => Promise<number>;
  path: (id: number) => string;
  /** Where it is a form: what is sent. */
  fields?: Record<string, string>;
  look: (owner: Browser) => Promise<unknown>;
};

const addressFields = Object.fromEntries(
  Object.entries(ADDRESS).map(([name, value]) => [name, String(value)]),
);
const addressTarget = (task: string, fields?: Record<string, string>): PrivateTarget => ({
  title: `${fields ? "the form" : "the page"} /delivery-addresses?${task}=…`,
  make: async (owner) => {
    await addAddress(owner);
    return addAddress(owner);
  },
  path: (id) => `/delivery-addresses?${task}=${id}`,
  ...(fields ? { fields } : {}),
  look: anAddress.look,
});

export const PRIVATE_TARGETS: PrivateTarget[] = [
  addressTarget("edit"),
  addressTarget("delete"),
  addressTarget("edit", { ...addressFields, city: "Elsewhere" }),
  addressTarget("delete", {}),
  addressTarget("default", {}),
];

/** Calls that only customers may make, and that answer about oneself. */
export const CUSTOMER_CALLS: { call: string; body?: Body }[] = [
  {
    call: "/api/auth/change-password",
    body: { current_password: "x", new_password: "long enough!" },
  },
  { call: "/api/auth/update-contact-info", body: { first_name: "A", last_name: "B" } },
  { call: "/api/auth/update-subscription-status", body: { subscribed: true } },
  { call: "/api/account/update-parcel-mails", body: { parcel_mails: "every" } },
  { call: "/api/account/change-email", body: { email: "a@example.com", password: "x" } },
  { call: "/api/account/sessions" },
  { call: "/api/account/end-other-sessions" },
  { call: "/api/account/delivery-addresses" },
  { call: "/api/account/add-delivery-address", body: ADDRESS },
  { call: "/api/account/export" },
  { call: "/api/account/delete", body: { password: "x" } },
  { call: "/api/balance/get" },
  { call: "/api/balance/top-up", body: { amount: 20, payment_id: 1 } },
  { call: "/api/balance/get-history" },
  { call: "/api/balance/check" },
  { call: "/api/my-orders/get-my-orders" },
  { call: "/api/forward/accept-declaration", body: { version: 1 } },
  { call: "/api/forward/address" },
  { call: "/api/forward/declare", body: PARCEL },
  { call: "/api/forward/list" },
  { call: "/api/forward/consolidate", body: { ids: [1, 2] } },
  { call: "/api/quotes/create", body: { items: [SHOES] } },
  { call: "/api/quotes/list" },
  { call: "/api/invoice/list" },
  { call: "/api/claims/list" },
  {
    call: "/api/claims/create",
    body: { order: "somebody-elses", reason: "faulty", description: "It is silent" },
  },
  { call: "/api/files/begin", body: { kind: "claim", size: 100 } },
  { call: "/api/pro/status" },
  { call: "/api/pro/subscribe", body: { plan: "start", period: "month" } },
  { call: "/api/pro/cancel" },
];
