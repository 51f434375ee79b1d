import { FeedRefused } from "#ports/search-feed.ts";

/** If this many are refused before the first one is accepted, the index is the problem, not the documents. */
const MOST_REFUSED = 20;

type Refusal<Item> = { item: Item; error: FeedRefused };

/** Sends all items except those that are refused even alone, and returns these: splits batches until each is found. */
export async function sendWithoutRefused<Item>(
  items: readonly Item[],
  send: (items: readonly Item[]) => Promise<void>,
): Promise<Refusal<Item>[]> {
  const refused: Refusal<Item>[] = [];
  let isAnyTaken = false;

  function noteRefused(item: Item, error: FeedRefused): void {
    refused.push({ item, error });
    if (refused.length > MOST_REFUSED && !isAnyTaken) throw error;
  }

  async function sendPart(part: readonly Item[]): Promise<void> {
    try {
      await send(part);
      isAnyTaken = true;
    } catch (error) {
      if (!(error instanceof FeedRefused) || error.what !== "documents") throw error;
      const [item, second] = part;
      if (item === undefined) throw error;
      if (second === undefined) return noteRefused(item, error);
      const half = Math.ceil(part.length / 2);
      await sendPart(part.slice(0, half));
      await sendPart(part.slice(half));
    }
  }

  await sendPart(items);
  return refused;
}
