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
`;
}
