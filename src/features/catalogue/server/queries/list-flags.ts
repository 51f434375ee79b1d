import { pickTranslation } from "../../domain/translation.ts";
import { imageAddress } from "../../domain/wire/wire-item.ts";
import type { CatalogueContext, CatalogueDeps } from "../catalogue-deps.ts";
import { contextLanguages } from "./card-context.ts";
import { listOffers } from "./list-offers.ts";

/** SPEC §3: flags with their types, offers with their images. */
export async function listFlags(deps: CatalogueDeps, context: CatalogueContext) {
  const { flags } = await deps.taxonomy.get();
  const offers = await listOffers(deps, context);
  const images = new Map(
    offers.map(({ flagId, pictures }) => [flagId, pictures.map(({ src }) => imageAddress(src))]),
  );
  return flags.map(({ id, type, slug, names, position }) => ({
    id,
    type,
    slug,
    name: pickTranslation(names, contextLanguages(context)),
    position,
    ...(type === "2" ? { images: images.get(id) ?? [] } : {}),
  }));
}
