/** Beyond it no database counts; whoever asks for more gets the last page. */
const HIGHEST = 100_000;

/** The page that an address asks for; anything that is no page is the first. */
export function readHistoryPage(text: string | null): number {
  return /^[1-9]\d{0,8}$/.test(text ?? "") ? Math.min(Number(text), HIGHEST) : 1;
}
