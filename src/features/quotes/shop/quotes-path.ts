export const quotePath = (language: string, slug: string): string => `/${language}/quotes/${slug}`;

export const infoPath = (language: string, slug: string): string =>
  `/${language}/order-additional-info-needed/${slug}`;

type ListPlace = { isAll: boolean; page?: number };

/** SPEC §2: the list can also show the quotes of all stores. */
export function quotesPath(language: string, { isAll, page = 1 }: ListPlace): string {
  const query = new URLSearchParams();
  if (isAll) query.set("stores", "all");
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `/${language}/quotes${text ? `?${text}` : ""}`;
}

/** Query parameter of a quote's page, set after its owner answered a question. */
export const INFO_SUBMITTED = "answered";
