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
};

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
  const { warehouses, rates, sea, plans, phones } = facts;
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
  };
}
