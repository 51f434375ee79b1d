/** What a shop needs before it can be opened, in the order of setting it up. */
export const OPENING_STEPS = [
  "company",
  "site",
  "warehouses",
  "rates",
  "couriers",
  "payments",
  "taxes",
  "categories",
  "texts",
  "products",
  "order",
] as const;
type OpeningStepId = (typeof OPENING_STEPS)[number];

/** The name of a new shop until its owner changes it. */
const UNNAMED = "Shop";
/** Marks by which a user confirms having checked something. */
export const TAXES_MARK = "taxes";
export const ORDER_MARK = "test-order";
export const textMark = (page: string): string => `text:${page}`;

export type OpeningFacts = {
  name: string;
  company: Readonly<Record<string, string>>;
  warehouses: number;
  /** Countries of the site, and those of them that have rates or couriers. */
  countries: readonly string[];
  countriesWithRates: readonly string[];
  countriesWithCouriers: readonly string[];
  canBePaid: boolean;
  isSandbox: boolean;
  categories: number;
  /** Information pages that visitors can read. */
  texts: readonly string[];
  /** At least one product is on sale there and in stock. */
  hasGoods: boolean;
  paidOrders: number;
  marks: readonly string[];
};

export type OpeningStep = {
  id: OpeningStepId;
  isDone: boolean;
  /** Names of what is missing: fields, countries or pages. */
  missing: string[];
};

/** Company data that the law and the invoices require. */
const COMPANY = ["legal_name", "company_code", "address", "city", "email"];

/** Every step with what is missing; the shop can be opened once nothing is missing. */
export function openingSteps(facts: OpeningFacts): OpeningStep[] {
  const without = (all: readonly string[], some: readonly string[]) =>
    all.filter((one) => !some.includes(one));
  const unread = facts.texts.filter((page) => !facts.marks.includes(textMark(page)));
  const missing: Record<OpeningStepId, string[]> = {
    company: COMPANY.filter((field) => !facts.company[field]),
    site: facts.name === UNNAMED || facts.name === "" ? ["name"] : [],
    warehouses: facts.warehouses > 0 ? [] : ["warehouse"],
    rates: without(facts.countries, facts.countriesWithRates),
    couriers: without(facts.countries, facts.countriesWithCouriers),
    payments: facts.canBePaid ? [] : ["method"],
    taxes: facts.marks.includes(TAXES_MARK) ? [] : ["read"],
    categories: facts.categories > 0 ? [] : ["category"],
    texts: unread,
    products: facts.hasGoods ? [] : ["product"],
    order: facts.paidOrders > 0 || facts.marks.includes(ORDER_MARK) ? [] : ["order"],
  };
  return OPENING_STEPS.map((id) => ({
    id,
    isDone: missing[id].length === 0,
    missing: missing[id],
  }));
}

export const canOpen = (steps: readonly OpeningStep[]): boolean =>
  steps.every(({ isDone }) => isDone);
