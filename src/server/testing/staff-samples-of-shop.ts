import type { SampleShop, StaffSample } from "./staff-sample.ts";

let made = 0;
const newCode = () => `W${++made}`;

const WAREHOUSE = { country: "LT", city: "Vilnius", street: "Savanorių pr. 1", post_code: "01001" };

async function aWarehouse({ owner }: SampleShop): Promise<number> {
  const changes = { ...WAREHOUSE, code: newCode() };
  return (await owner.call("/api/staff/warehouses/save", { changes })).body.id;
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const rate = (warehouse_id: number) => ({
  warehouse_id,
  country: "LT",
  method: "air",
  valid_from: tomorrow(),
  base: 3.9,
  volume_divisor: 5000,
  weight_step_grams: 100,
  days_min: 2,
  days_max: 4,
  tiers: [{ from_grams: 0, to_grams: null, per_kg: 3.8 }],
});

async function aService({ owner }: SampleShop): Promise<number> {
  const { body } = await owner.call("/api/staff/couriers/list");
  const { countries } = body as { countries: string[] };
  const changes = { courier: "aramex", country: "LT", way: "pickup", fee: 2 + ++made };
  const saved = await owner.call("/api/staff/couriers/save-service", { changes });
  if (saved.body.status) return saved.body.id;
  const aramex = body.couriers.find(({ code }: { code: string }) => code === "aramex");
  return aramex.services.find(({ country }: { country: string }) => countries.includes(country)).id;
}

async function aPromotion({ owner }: SampleShop): Promise<number> {
  const changes = { code: `SAMPLE-${++made}`, amount: 10 };
  return (await owner.call("/api/staff/promotions/save", { changes })).body.id;
}

async function aRedirect({ owner }: SampleShop): Promise<number> {
  const changes = { path: `/sample-${++made}`, target: "/faq" };
  return (await owner.call("/api/staff/redirects/save", { changes })).body.id;
}

async function aSite({ owner }: SampleShop): Promise<number> {
  const region = `sample-${++made}`;
  const site = { from: 1, region, name: "Sample", host: `${region}.example` };
  await owner.call("/api/staff/sites/create", site);
  return (await owner.call("/api/staff/sites/show", { region })).body.site.id;
}

/** Of what a shop consists of, and of selling. */
export const SHOP_SAMPLES: StaffSample[] = [
  { call: "/api/staff/sites/list" },
  { call: "/api/staff/sites/show", make: async () => ({ region: "default" }) },
  {
    call: "/api/staff/sites/save",
    make: async (shop) => ({
      id: await aSite(shop),
      seen: { phone: "+370 5 204 1780" },
      changes: { phone: "+370 600 00001" },
    }),
  },
  {
    call: "/api/staff/sites/create",
    make: async () => ({
      from: 1,
      region: `new-${++made}`,
      name: "New",
      host: `new-${made}.example`,
    }),
  },
  { call: "/api/staff/sites/preview", make: async () => ({ id: 1 }) },
  { call: "/api/staff/redirects/list" },
  {
    call: "/api/staff/redirects/save",
    make: async () => ({ changes: { path: `/sample-${++made}`, target: "/faq" } }),
  },
  { call: "/api/staff/redirects/remove", make: async (shop) => ({ id: await aRedirect(shop) }) },
  { call: "/api/staff/warehouses/list" },
  {
    call: "/api/staff/warehouses/save",
    make: async () => ({ changes: { ...WAREHOUSE, code: newCode() } }),
  },
  { call: "/api/staff/warehouses/remove", make: async (shop) => ({ id: await aWarehouse(shop) }) },
  { call: "/api/staff/rates/list" },
  { call: "/api/staff/rates/save", make: async (shop) => rate(await aWarehouse(shop)) },
  {
    call: "/api/staff/rates/remove",
    make: async (shop) => {
      const saved = await shop.owner.call("/api/staff/rates/save", rate(await aWarehouse(shop)));
      return { id: saved.body.id };
    },
  },
  {
    call: "/api/staff/rates/start",
    make: async (shop) => ({ warehouse_id: await aWarehouse(shop) }),
  },
  { call: "/api/staff/rates/rehearse", make: async (shop) => rate(await aWarehouse(shop)) },
  { call: "/api/staff/taxes/list" },
  {
    call: "/api/staff/taxes/save",
    make: async () => ({ country: "LT", since: "2099-01-01", percent: 23 }),
  },
  { call: "/api/staff/couriers/list" },
  {
    call: "/api/staff/couriers/save-service",
    make: async () => ({
      changes: { courier: "postnl", country: "LV", way: "door", fee: 5, days_max: 4 },
    }),
  },
  {
    call: "/api/staff/couriers/save-fee",
    make: async (shop) => ({ id: await aService(shop), valid_from: tomorrow(), fee: 7 }),
  },
  {
    call: "/api/staff/couriers/remove-service",
    make: async (shop) => ({ id: await aService(shop) }),
  },
  // One that publishes no list: nobody outside is asked.
  { call: "/api/staff/couriers/read-points", make: async () => ({ courier: "aramex" }) },
  { call: "/api/staff/payment-methods/list", make: async () => ({ site_id: 1 }) },
  {
    call: "/api/staff/payment-methods/save",
    make: async () => ({
      site_id: 1,
      provider: 1,
      seen: { fee: 0 },
      changes: { fee: 1 },
    }),
  },
  { call: "/api/staff/promotions/list" },
  {
    call: "/api/staff/promotions/save",
    make: async () => ({ changes: { code: `SAMPLE-${++made}`, amount: 10 } }),
  },
  { call: "/api/staff/promotions/end", make: async (shop) => ({ id: await aPromotion(shop) }) },
  { call: "/api/staff/opening/show" },
  {
    call: "/api/staff/opening/mark",
    make: async () => ({ site_id: 1, mark: "taxes", is_done: true }),
  },
  { call: "/api/staff/opening/open", make: async () => ({ site_id: 1 }) },
  { call: "/api/staff/opening/close", make: async (shop) => ({ site_id: await aSite(shop) }) },
];

/** Shown by tests of their own: a provider, and an empty database. */
export const SHOP_CALLS_ELSEWHERE: readonly string[] = [
  "/api/staff/payment-methods/test",
  "/api/staff/opening/start-categories",
];
