import { sql } from "drizzle-orm";
import type { OrderDraft } from "#features/orders/server/order-draft.ts";
import type { testApp } from "./test-app.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "services" | "db">;
type Owner = { cookies: ReadonlyMap<string, string> };

let drafts = 0;

/** An order as a checkout places it; of whoever is logged in, else a guest's. */
export async function placeTestOrder(
  { services, db }: App,
  owner: Owner | undefined,
  changes: Partial<OrderDraft> = {},
) {
  const { account, orders, sites } = services;
  const session =
    owner && (await account.sessionOf({ cookies: Object.fromEntries(owner.cookies) }));
  const site = sites.registry.byHost("localhost");
  const { rows } = await db.execute<{ id: number; product: number; slug: string; sku: string }>(sql`
    select v.id, p.id as product, p.slug, v.sku from variants v join products p on p.id = v.product_id
    where v.stock > 0 order by v.stock desc, v.id limit 1`);
  const goods = rows[0];
  if (!goods) throw new Error("There is nothing to buy");
  const { product, id, slug, sku } = goods;
  const thing = { name: "A thing", options: "", picture: null, priceCents: 1999, quantity: 1 };
  const draft: OrderDraft = {
    key: `test:${++drafts}`,
    kind: "shop",
    site,
    customerId: session?.customer.id ?? null,
    email: session?.customer.email ?? "guest@example.com",
    language: "en",
    currency: "EUR",
    rate: 1,
    lines: [{ ...thing, productId: product, variantId: id, slug, sku }],
    shipping: { method: "air", feeCents: 900, discountCents: 0 },
    delivery: { courier: "omniva", pickupPoint: null, feeCents: 299 },
    address: {
      firstName: "Rasa",
      lastName: "Rasaitė",
      firstAddress: "Slapta g. 7",
      city: "Vilnius",
      zip: "LT-01103",
      phoneNumber: "+370 612 34567",
      countryId: site.defaultCountryId,
    },
    company: null,
    balanceCents: 0,
    ...changes,
  };
  const placed = await db.transaction((tx) => orders.placeOrder(tx, draft));
  if (!placed.ok) throw new Error(placed.code);
  return placed.value;
}
