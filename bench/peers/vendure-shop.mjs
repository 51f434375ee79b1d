/** Vendure as it runs, in the folder that it was installed into (`PEER_DIR`): its own server, made ready once. */
import { createRequire } from "node:module";
import path from "node:path";

const { PEER_DIR = "", PORT, DB, PRODUCTS } = process.env;
const fromPeer = createRequire(path.join(PEER_DIR, "package.json"));
const core = fromPeer("@vendure/core");
const { populate } = fromPeer("@vendure/core/cli");

const config = {
  apiOptions: { port: Number(PORT), adminApiPath: "admin-api", shopApiPath: "shop-api" },
  authOptions: {
    tokenMethod: ["cookie"],
    superadminCredentials: { identifier: "bench", password: "bench" },
    cookieOptions: { secret: "bench" },
    requireVerification: false,
  },
  dbConnectionOptions: { type: "postgres", synchronize: true, logging: false, ...JSON.parse(DB) },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  logger: new core.DefaultLogger({ level: core.LogLevel.Warn }),
  plugins: [],
};

const INITIAL = {
  defaultLanguage: "en",
  defaultZone: "Europe",
  countries: [{ code: "LT", name: "Lithuania", zone: "Europe" }],
  taxRates: [{ name: "Standard", percentage: 21 }],
  shippingMethods: [{ name: "Courier", price: 500 }],
  paymentMethods: [
    {
      name: "Bank",
      handler: {
        code: core.dummyPaymentHandler.code,
        arguments: [{ name: "automaticSettle", value: "false" }],
      },
    },
  ],
  collections: [],
};

/** By SQL, as its own importer would take an hour for so many; three variants each. */
const FILL = [
  `insert into product (enabled) select true from generate_series(1, ${Number(PRODUCTS)})`,
  `insert into product_translation ("languageCode", name, slug, description, "baseId")
    select 'en', 'Bench ' || id, 'bench-' || id, repeat('word ', 60), id from product`,
  `insert into product_channels_channel ("productId", "channelId") select id, 1 from product`,
  `insert into product_variant (enabled, sku, "productId", "taxCategoryId", "trackInventory")
    select true, 'B' || p.id || '-' || size, p.id, (select min(id) from tax_category), 'INHERIT'
    from product p, generate_series(1, 3) size`,
  `insert into product_variant_translation ("languageCode", name, "baseId")
    select 'en', 'Bench ' || sku, id from product_variant`,
  `insert into product_variant_channels_channel ("productVariantId", "channelId")
    select id, 1 from product_variant`,
  `insert into product_variant_price (price, "currencyCode", "channelId", "variantId")
    select 4995, (select "defaultCurrencyCode" from channel where id = 1), 1, id from product_variant`,
  `insert into stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
    select 1000000, 0, id, (select min(id) from stock_location) from product_variant`,
  "analyze",
];

const isReady = async (app) => {
  const { rawConnection } = app.get(core.TransactionalConnection);
  const [{ count }] = await rawConnection.query("select count(*) from product");
  return Number(count) >= Number(PRODUCTS);
};

let app = await core.bootstrap(config);
if (!(await isReady(app))) {
  await app.close();
  app = await populate(() => core.bootstrap(config), INITIAL);
  const { rawConnection } = app.get(core.TransactionalConnection);
  for (const statement of FILL) await rawConnection.query(statement);
}
process.on("SIGTERM", async () => {
  await app.close();
  process.exit(0);
});
console.log(`is open: http://localhost:${PORT}`);
