import { CURRENCY_COOKIE } from "#features/sites/domain/currency-choice.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function currencyCookie(id: number): string {
  return `${CURRENCY_COOKIE}=${id}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
