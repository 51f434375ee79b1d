import type { DatabaseConnection } from "#database/connect.ts";
import { bindCart } from "#features/cart/server/cart.ts";
import { bindCatalogue } from "#features/catalogue/server/catalogue.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import type { Payments } from "#features/payments/server/payments.ts";
import type { FindBenefits } from "#features/shipping/server/find-benefits.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { openSearch } from "../external-services/open-search.ts";
import type { PictureVersions } from "../images/picture-versions.ts";

type Options = Omit<Parameters<typeof openSearch>[0], "reload"> & {
  database: DatabaseConnection;
  pictureVersions: PictureVersions;
  shipping: Shipping;
  delivery: Pick<Delivery, "listCouriers">;
  payments: Pick<Payments, "listMethods">;
  findBenefits: FindBenefits;
};

/** What is sold and what is about to be bought; a part of `services.ts`. */
export async function wireGoods(wanted: Options) {
  const { pictureVersions, shipping, delivery, payments, findBenefits, ...options } = wanted;
  const { db } = options.database;
  const now = () => new Date();
  const prices = { listRates: shipping.listRates, listCouriers: delivery.listCouriers };
  const reload = () => catalogue.readDocuments();
  const search = await openSearch({ ...options, reload });
  const catalogue = bindCatalogue({
    db,
    ...search,
    listSites: options.registry.all,
    languages: LANGUAGES,
    ...prices,
    pictureVersion: pictureVersions.peek,
    now,
    onError: (error) => options.log.error({ err: error }, "search index"),
  });
  const { listLineGoods } = catalogue;
  const { listMethods } = payments;
  const cart = bindCart({ db, listLineGoods, ...prices, listMethods, findBenefits, now });
  return { catalogue, cart };
}
