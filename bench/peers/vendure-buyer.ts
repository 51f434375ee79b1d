import type { Buy } from "../flow/buyer.ts";
import { type Client, newVisitor } from "../flow/http-client.ts";

const ERRORS = "__typename ... on ErrorResult { message }";
const ADDRESS = `{ fullName: "Rasa Rasaitė", streetLine1: "Gedimino pr. 1", city: "Vilnius", postalCode: "01103", countryCode: "LT" }`;
const CUSTOMER = `{ firstName: "Rasa", lastName: "Rasaitė", emailAddress: "bench@example.com" }`;
const CART =
  "id code totalWithTax lines { id quantity linePriceWithTax productVariant { id name sku stockLevel } }";

/** One variant each of as many products as our shop has. */
let variant = 0;
const nextVariant = () => 1 + (variant++ % 400);

const addition = () =>
  `mutation { addItemToOrder(productVariantId: ${nextVariant()}, quantity: 1) { ${ERRORS} ... on Order { ${CART} } } }`;

/** The same seven steps of a guest's purchase: cart, customer, address, courier (two calls), payment (two calls). */
const stepsOfPurchase = () => [
  addition(),
  `mutation { setCustomerForOrder(input: ${CUSTOMER}) { ${ERRORS} ... on Order { id } } }`,
  `mutation { setOrderShippingAddress(input: ${ADDRESS}) { ${ERRORS} ... on Order { ${CART} } } }`,
  "{ eligibleShippingMethods { id name priceWithTax } }",
  `mutation { setOrderShippingMethod(shippingMethodId: 1) { ${ERRORS} ... on Order { ${CART} } } }`,
  `mutation { transitionOrderToState(state: "ArrangingPayment") { ${ERRORS} ... on Order { state } } }`,
  `mutation { addPaymentToOrder(input: { method: "bank", metadata: {} }) { ${ERRORS} ... on Order { code state } } }`,
];

async function ask(client: Client, query: string): Promise<string> {
  const { status, body } = await client("/shop-api", { query });
  if (status !== 200 || /"errors"|"message"/.test(body)) throw new Error(`Vendure: ${body}`);
  return body;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A new guest for each purchase. */
export const vendureBuyer =
  (origin: string): Buy =>
  () =>
    timed(async () => {
      const client = newVisitor(origin);
      let last = "";
      for (const step of stepsOfPurchase()) last = await ask(client, step);
      if (!last.includes("PaymentAuthorized")) throw new Error(`Not placed: ${last}`);
    });

export const vendureAddition = (origin: string) => () =>
  timed(() => ask(newVisitor(origin), addition()));

export async function vendureCart(origin: string) {
  const client = newVisitor(origin);
  await ask(client, addition());
  return () => timed(() => ask(client, `{ activeOrder { ${CART} } }`));
}
