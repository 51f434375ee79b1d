/** What there is for a site to offer, as the database has it. */
export type OfferFacts = {
  warehouses: boolean;
  /** A warehouse in a country that the site does not send to. */
  abroad: boolean;
  /** Prices of shipping to one of its countries; by sea as well. */
  rates: boolean;
  sea: boolean;
  plans: boolean;
  /** That can be reserved. */
  phones: boolean;
  /** By whom somebody can pay here: SPEC §3 "Payment provider". */
  providers: readonly number[];
};

const PAY_WORDS = { pay_card: 1, pay_paypal: 2, pay_bank: 3, pay_wallet: 4 };

/**
 * What a site offers, by name: its switches, as far as what they need is there, and what is there by itself. Pages,
 * menus and texts promise nothing else. `services` is whatever is done for people beside selling them goods.
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
