export const LEAST_PER_SECOND = 120;

export type UncachedResults = {
  date: string;
  cores: number;
  load: number;
  pageWorkers: number;
  perSecond: number;
  p50: number;
  p99: number;
  cpuMs: number;
};

export function uncachedSection(kept: UncachedResults): string {
  const busy =
    kept.load > kept.cores / 2
      ? ` The machine was busy with other work (load ${kept.load.toFixed(1)}).`
      : "";
  return `## Listings in no cache

Measured by \`npm run bench -- --uncached\` on ${kept.date}: eight readers of listings that nobody asked for before, with \`RENDER_WORKERS=${kept.pageWorkers}\`.${busy}

| pages/s | aim | p50 | p99 | CPU of the server per page |
| --- | --- | --- | --- | --- |
| ${kept.perSecond.toFixed(1)} | at least ${LEAST_PER_SECOND} | ${kept.p50.toFixed(0)} ms | ${kept.p99.toFixed(0)} ms | ${kept.cpuMs.toFixed(1)} ms |

Where it goes, looked at by hand on 2026-11-18 at 23.5 ms a page: 17 in the threads of pages, 3.3 in V8's own threads, which collect garbage and compile, 3 in the main thread, 0.3 in the search. A profile of one process has 42 % in React's render, 11 in the garbage collector, 9 in searching and making cards, 6 in the Router before its loaders, 5 each in brotli, packing the listing's data, the Router's stream of it, and editing and hashing the document. 120 a second on two cores that the readers share would be about 14 ms.
`;
}
