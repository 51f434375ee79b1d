import type { DatabaseConnection } from "#database/connect.ts";
import { bindCart } from "#features/cart/server/cart.ts";
import { bindCatalogue } from "#features/catalogue/server/catalogue.ts";
import type { FindBenefits } from "#features/shipping/server/find-benefits.ts";
import type { Shipping } from "#features/shipping/server/shipping.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import type { PictureVersions } from "../images/picture-versions.ts";
import { openSearch } from "../outside/open-search.ts";

type Options = Omit<Parameters<typeof openSearch>[0], "reload"> & {
  database: DatabaseConnection;
  pictureVersions: PictureVersions;
  shipping: Shipping;
  findBenefits: FindBenefits;
};

/** What is sold and what is about to be bought; a part of `services.ts`. */
export async function wireGoods(wanted: Options) {
  const { pictureVersions, shipping, findBenefits, ...options } = wanted;
  const { db } = options.database;
  const now = () => new Date();
  const reload = () => catalogue.readDocuments();
  const search = await openSearch({ ...options, reload });
  const catalogue = bindCatalogue({
    db,
    ...search,
    listSites: options.registry.all,
    languages: LANGUAGES,
    listRates: shipping.listRates,
    pictureVersion: pictureVersions.peek,
    now,
    onError: (error) => options.log.error({ err: error }, "search index"),
  });
  const { listLineGoods } = catalogue;
  const { listRates } = shipping;
  const cart = bindCart({ db, listLineGoods, listRates, findBenefits, now });
  return { catalogue, cart };
}
