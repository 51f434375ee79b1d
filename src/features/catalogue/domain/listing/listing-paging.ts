import { MAX_PAGE } from "./listing-address.ts";

/** SPEC §9. */
const FIRST_PAGE = 48;
const FURTHER_PAGE = 24;

/** How many cards all pages up to this one hold. */
export function cardsUpTo(page: number): number {
  return FIRST_PAGE + (Math.max(1, page) - 1) * FURTHER_PAGE;
}

/** SPEC §9: 48 + (page − 1) × 24, capped at the total. */
export function shownCount(page: number, total: number): number {
  return Math.min(cardsUpTo(page), Math.max(0, total));
}

/** How many "show more" brings; 0 where all is shown. */
export function nextStep(page: number, total: number): number {
  if (page >= MAX_PAGE) return 0;
  return shownCount(page + 1, total) - shownCount(page, total);
}
