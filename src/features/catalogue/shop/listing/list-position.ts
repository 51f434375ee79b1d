/** Which card is seen first, counted from the listing's first, and where on the screen it stands. */
export type ListPosition = { index: number; top: number };

const allCards = (cards: HTMLElement | null) => cards?.querySelectorAll("article") ?? [];

export const firstCard = (cards: HTMLElement | null): Element | undefined => allCards(cards)[0];

export function findListPosition(cards: HTMLElement | null, offset: number): ListPosition | null {
  for (const [at, card] of [...allCards(cards)].entries()) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { index: offset + at, top };
  }
  return null;
}

export function scrollToListPosition(
  cards: HTMLElement | null,
  offset: number,
  { index, top }: ListPosition,
): void {
  const card = allCards(cards)[index - offset];
  if (card) scrollBy(card.getBoundingClientRect().top - top);
}

/** What is put above a card does not move it: to be called once it is there. */
export function holdScrollPosition(card: Element | undefined): () => void {
  const { style } = document.documentElement;
  const top = card?.getBoundingClientRect().top ?? 0;
  // Browsers that hold the place themselves would do it twice.
  style.setProperty("overflow-anchor", "none");
  return () => {
    if (card?.isConnected) scrollBy(card.getBoundingClientRect().top - top);
    requestAnimationFrame(() => style.removeProperty("overflow-anchor"));
  };
}

const scrollBy = (top: number) => window.scrollBy({ top, behavior: "instant" });
