/** The list that a number's page belongs to, by the beginning of the number. */
const LISTS: readonly [start: string, list: string][] = [
  ["QU", "/orders"],
  ["FR", "/forward"],
  ["CL", "/claims"],
];

type RecordPath = { list: string; to: string };

/** Where a number is shown: an order, a parcel or a claim on its own page, an invoice in the list of invoices. */
export function pathOfNumber(number: string): RecordPath {
  const list = LISTS.find(([start]) => number.startsWith(start))?.[1];
  const id = number.slice(2);
  return list && /^\d+$/.test(id)
    ? { list, to: `${list}/${id}` }
    : { list: "/invoices", to: `/invoices?query=${encodeURIComponent(number)}` };
}
