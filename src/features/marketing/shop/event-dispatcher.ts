import type { FunnelEvent } from "../domain/events/funnel-event.ts";
import type { OutsideService } from "./services/outside-service.ts";

/** Events of silent pages wait for a page that may send them, even in a later visit: many leave after paying. */
const waiting = createStoredList<FunnelEvent>(() => localStorage, "waiting_events", 20);
/** A purchase is sent only once, however often and in whatever tab its page is shown. */
const told = createStoredList<string>(() => localStorage, "told_events", 50);

let services: readonly OutsideService[] = [];
let keeps = false;

/** From now on events go to these services; events that were waiting are sent to them now. */
export function openDispatcher(now: readonly OutsideService[]): void {
  services = now;
  keeps = false;
  if (now.length > 0) for (const event of waiting.takeAll()) pass(event);
}

/** On a silent page, events are stored and not sent yet. */
export function queueForLater(): void {
  services = [];
  keeps = true;
}

export function dispatchFunnelEvent(event: FunnelEvent): void {
  if (services.length === 0 && !keeps) return;
  if ("once" in event) {
    if (told.read().includes(event.once)) return;
    told.add(event.once);
  }
  if (keeps) waiting.add(event);
  else pass(event);
}

export function trackPageView(path: string): void {
  each((service) => service.trackPageView?.(path));
}

export function identifyVisitor(email: string): void {
  each((service) => service.identify?.(email));
}

const pass = (event: FunnelEvent) => each((service) => service.track?.(event));

/** A service that fails does not keep the others from getting the event. */
function each(act: (service: OutsideService) => void): void {
  for (const service of services) {
    try {
      act(service);
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: the browser's log is the only one here
      console.warn("A service could not be told", error);
    }
  }
}

/** A short list in the browser's storage; if there is none, or it is full, nothing is stored. */
function createStoredList<Item>(storage: () => Storage, name: string, limit: number) {
  const read = (): Item[] => {
    try {
      const items: unknown = JSON.parse(storage().getItem(name) ?? "[]");
      return Array.isArray(items) ? items : [];
    } catch {
      return [];
    }
  };
  const write = (items: Item[]) => {
    try {
      storage().setItem(name, JSON.stringify(items.slice(-limit)));
    } catch {
      // Sending an event twice or never is better than breaking the shop.
    }
  };
  return {
    read,
    add: (item: Item) => write([...read(), item]),
    takeAll: () => {
      const items = read();
      if (items.length > 0) write([]);
      return items;
    },
  };
}
