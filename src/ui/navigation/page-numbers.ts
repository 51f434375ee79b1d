/** The page numbers worth showing; 0 stands for a gap. */
export function pageNumbers(page: number, pages: number): number[] {
  const wanted = new Set([1, pages, page - 1, page, page + 1]);
  // A gap of one page is shorter said by its number.
  if (page - 3 === 1) wanted.add(2);
  if (page + 3 === pages) wanted.add(pages - 1);
  const numbers = [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, at) => (at > 0 && n - (numbers[at - 1] ?? 0) > 1 ? [0, n] : [n]));
}
