import { cookieHeader } from "./cookie-jar.ts";
import type { SampleShop, StaffSample } from "./staff-sample.ts";
import { testPicture } from "./test-picture.ts";

let made = 0;
const newName = () => `Sample goods ${++made}`;

const named = (name: string) => ({
  "name.en": name,
  "name.lt": "",
  "name.lv": "",
  "name.et": "",
  "name.ru": "",
});
const TRANSLATED = { seen: { "name.lt": "" }, changes: { "name.lt": "Pavyzdys" } };

/** Whatever a call of the owner makes; one that is refused tells why. */
async function make({ owner }: SampleShop, call: string, input: object) {
  const { status, body } = await owner.call(`/api/staff/${call}`, input);
  if (status !== 200) throw new Error(`${call}: ${JSON.stringify(body)}`);
  return body;
}
const idOf = async (shop: SampleShop, call: string, input: object): Promise<number> =>
  (await make(shop, call, input)).id;

const newCategory = () => ({ ...named(newName()), set: 1, parent_id: null });
const newField = () => ({
  ...named(newName()),
  key: `sample-${++made}`,
  is_disabled: false,
  values: [{ value: "wool", titles: { en: "Wool" }, hex: null }],
});
const newFlag = () => ({ ...named(newName()), type: "2" });
const newSeller = () => ({ name: newName() });
const newSizeChart = () => ({
  ...named(newName()),
  columns: [{ en: "Chest" }],
  rows: [{ size: "M", cells: ["96"] }],
});
const aCategory = (shop: SampleShop) => idOf(shop, "categories/create", newCategory());

const newProduct = async (shop: SampleShop) => ({
  name: newName(),
  language: "en",
  manufacturer: "Lumo",
  category_ids: [await aCategory(shop)],
  warehouse: "US",
  sku: `SAMPLE-GOODS-${++made}`,
  price: 12.5,
  stock: 3,
});
const aProduct = async (shop: SampleShop) => idOf(shop, "products/create", await newProduct(shop));

const variantOf = (sku: string) => ({
  sku,
  gtin: null,
  size: "M",
  colour: null,
  price: 12.5,
  old_price: null,
  cost: null,
  weight_grams: 500,
  length_mm: 300,
  width_mm: 200,
  height_mm: 80,
});
const newVariant = async (shop: SampleShop) => ({
  product_id: await aProduct(shop),
  values: variantOf(`SAMPLE-GOODS-${++made}`),
});
/** Beside the first one, so that it can be removed. */
const aVariant = async (shop: SampleShop) => idOf(shop, "variants/add", await newVariant(shop));

const CENTRE = { x: 0.5, y: 0.5 };
/** Files are no JSON, so that they are sent past the browser's calls. */
async function newPicture(shop: SampleShop) {
  const cookie = cookieHeader(shop.owner.cookies);
  const request = new Request("http://localhost:3000/api/files/upload?kind=goods", {
    method: "POST",
    headers: { host: "localhost:3000", "content-type": "application/octet-stream", cookie },
    body: testPicture(),
  });
  const { id } = (await (await shop.app.app.fetch(request)).json()) as { id: string };
  return { product_id: await aProduct(shop), upload: id, focus: CENTRE };
}
async function aPicture(shop: SampleShop): Promise<{ product_id: number; file: string }> {
  const input = await newPicture(shop);
  const { file } = await make(shop, "pictures/add", input);
  return { product_id: input.product_id, file };
}

const gridRows = async (shop: SampleShop) => ({
  rows: [{ id: await aVariant(shop), seen: { price: 12.5 }, changes: { price: 11 } }],
});
const gridEdit = async (shop: SampleShop) => ({
  id: crypto.randomUUID(),
  ...(await gridRows(shop)),
});

const newUpload = () => ({
  id: crypto.randomUUID(),
  name: "list.csv",
  position: 0,
  text: "Id;Name;Brand;Price;Qty\n1;Belt;Lumo;12,50;1",
});
async function anUpload(shop: SampleShop): Promise<string> {
  const part = newUpload();
  await make(shop, "imports/upload", part);
  return part.id;
}
const newStaging = async (shop: SampleShop) => ({
  id: await anUpload(shop),
  mapping: {
    source: `sample-${++made}`,
    columns: {
      reference: "Id",
      "name.en": "Name",
      manufacturer: "Brand",
      price: "Price",
      stock: "Qty",
      warehouse: { constant: "US" },
    },
    categories: { "*": [await aCategory(shop)] },
  },
  start: true,
});
/** A list whose one row waits. */
async function aSource(shop: SampleShop): Promise<string> {
  const staging = await newStaging(shop);
  await make(shop, "imports/stage", staging);
  return staging.mapping.source;
}

/** Made, changed and removed alike. */
function arrangedBy<Input extends Record<string, unknown>>(
  what: string,
  newInput: () => Input,
  edit: (of: Input) => { seen: object; changes: object } = () => TRANSLATED,
): StaffSample[] {
  const add = (shop: SampleShop, input: Input) => idOf(shop, `${what}/create`, input);
  return [
    { call: `/api/staff/${what}/create`, make: async () => newInput() },
    {
      call: `/api/staff/${what}/edit`,
      make: async (shop) => {
        const input = newInput();
        return { id: await add(shop, input), ...edit(input) };
      },
    },
    {
      call: `/api/staff/${what}/remove`,
      make: async (shop) => ({ id: await add(shop, newInput()) }),
    },
  ];
}

/** Of goods, and of what they are arranged by. */
export const GOODS_SAMPLES: StaffSample[] = [
  { call: "/api/staff/products/list" },
  { call: "/api/staff/products/csv", make: async () => ({ filter: "{}" }) },
  { call: "/api/staff/products/show", make: async (shop) => ({ id: await aProduct(shop) }) },
  { call: "/api/staff/products/create", make: newProduct },
  {
    call: "/api/staff/products/edit",
    make: async (shop) => ({ id: await aProduct(shop), ...TRANSLATED }),
  },
  { call: "/api/staff/products/duplicate", make: async (shop) => ({ id: await aProduct(shop) }) },
  {
    call: "/api/staff/products/archive",
    make: async (shop) => ({ id: await aProduct(shop), archived: false }),
  },
  { call: "/api/staff/variants/add", make: newVariant },
  {
    call: "/api/staff/variants/edit",
    make: async (shop) => ({
      id: await aVariant(shop),
      seen: { price: 12.5 },
      changes: { price: 11 },
    }),
  },
  { call: "/api/staff/variants/remove", make: async (shop) => ({ id: await aVariant(shop) }) },
  {
    call: "/api/staff/variants/stock",
    make: async (shop) => ({ id: await aVariant(shop), change: 2, reason: "counted" }),
  },
  { call: "/api/staff/variants/prices", make: async (shop) => ({ id: await aVariant(shop) }) },
  { call: "/api/staff/pictures/add", make: newPicture },
  {
    call: "/api/staff/pictures/edit",
    make: async (shop) => {
      const { product_id: id, file } = await aPicture(shop);
      const seen = { pictures: [{ file, variant_colour: null }] };
      return { id, seen, changes: { pictures: [] } };
    },
  },
  {
    call: "/api/staff/pictures/focus",
    make: async (shop) => ({ ...(await aPicture(shop)), focus: { x: 1, y: 0.5 } }),
  },
  { call: "/api/staff/taxonomy/show" },
  ...arrangedBy("categories", newCategory),
  {
    call: "/api/staff/categories/move",
    make: async (shop) => ({
      id: await aCategory(shop),
      parent_id: await aCategory(shop),
      before_id: null,
    }),
  },
  {
    call: "/api/staff/categories/merge",
    make: async (shop) => ({ id: await aCategory(shop), into: await aCategory(shop) }),
  },
  ...arrangedBy("fields", newField),
  ...arrangedBy("flags", newFlag),
  ...arrangedBy("sellers", newSeller, ({ name }) => ({
    seen: { name },
    changes: { name: `${name} & Co` },
  })),
  ...arrangedBy("size-charts", newSizeChart),
  { call: "/api/staff/grid/list" },
  { call: "/api/staff/grid/preview", make: gridRows },
  { call: "/api/staff/grid/apply", make: gridEdit },
  {
    call: "/api/staff/grid/undo",
    make: async (shop) => {
      const edit = await gridEdit(shop);
      await make(shop, "grid/apply", edit);
      return { id: edit.id };
    },
  },
  { call: "/api/staff/imports/upload", make: async () => newUpload() },
  { call: "/api/staff/imports/columns", make: async (shop) => ({ id: await anUpload(shop) }) },
  { call: "/api/staff/imports/stage", make: newStaging },
  { call: "/api/staff/imports/compare", make: async (shop) => ({ source: await aSource(shop) }) },
  {
    call: "/api/staff/imports/apply",
    make: async (shop) => ({ source: await aSource(shop), keep_missing: true }),
  },
  { call: "/api/staff/imports/list" },
];
