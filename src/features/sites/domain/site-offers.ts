/** What the database has for a site to offer. */
export type OfferFacts = {
  warehouses: boolean;
  /** Whether there is a warehouse in a country to which the site does not send. */
  abroad: boolean;
  /** Whether there are shipping rates to one of its countries; `sea`: rates by sea. */
  rates: boolean;
  sea: boolean;
  plans: boolean;
  /** Whether there are phones that can be reserved. */
  phones: boolean;
  /** Ids of the payment providers that are usable here: SPEC §3 "Payment provider". */
  providers: readonly number[];
};

const PAY_WORDS = { pay_card: 1, pay_paypal: 2, pay_bank: 3, pay_wallet: 4 };

/**
 * What a site offers, by name: its switches whose requirements are met, and what exists without a switch.
 * Pages, menus and texts promise nothing else. `services` is anything done for customers besides selling goods.
 */
export function siteOffers(
  switches: Readonly<Record<string, boolean>>,
  facts: OfferFacts,
): Record<string, boolean> {
  const forwarding = switches.forwarding === true && facts.warehouses;
  const services = forwarding || switches.create_order === true;
  const { warehouses, rates, sea, plans, phones, providers } = facts;
  const sells = switches.marketplace === true;
  return {
    ...switches,
    forwarding,
    services,
    warehouses,
    abroad: services || facts.abroad,
    rates,
    sea,
    plans: plans && (sells || forwarding),
    phones: phones && sells,
    ...Object.fromEntries(
      Object.entries(PAY_WORDS).map(([word, id]) => [word, providers.includes(id)]),
    ),
  };
}
