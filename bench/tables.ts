import { type Aim, cachedGain, type PageResult, type Results, renderCost } from "./results.ts";

export type Table = { head: string[]; rows: string[][] };

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (value: number | undefined) =>
  value === undefined ? "unknown" : `${value.toFixed(value < 10 ? 2 : 0)} ms`;
const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1)}×`;

export function aimsTable(aims: readonly Aim[]): Table {
  return {
    head: ["", "aim", "measured", ""],
    rows: aims.map(({ name, aim, measured, isMet }) => [
      name,
      aim,
      measured,
      isMet ? "met" : "MISSED",
    ]),
  };
}

export function loadTable(pages: readonly PageResult[]): Table {
  return {
    head: ["page", "answered", "pages/s", "p50", "p99", "CPU of the server per page"],
    rows: pages.flatMap((page) =>
      (["cached", "rendered"] as const).map((way) => {
        const { perSecond, p50, p99, cpuMs } = page[way];
        const gain = way === "cached" ? ` (${times(cachedGain(page))})` : "";
        return [
          page.name,
          way,
          `${Math.round(perSecond)}${gain}`,
          milliseconds(p50),
          milliseconds(p99),
          milliseconds(cpuMs),
        ];
      }),
    ),
  };
}

export function renderTable(pages: readonly PageResult[]): Table {
  return {
    head: ["page", "React alone", "whole request", "ratio", "CPU: React", "whole", "ratio"],
    rows: pages.map((page) => {
      const { wall, cpu } = renderCost(page);
      return [
        page.name,
        milliseconds(page.bare.wallMs),
        milliseconds(page.whole.wallMs),
        times(wall),
        milliseconds(page.bare.cpuMs),
        milliseconds(page.whole.cpuMs),
        times(cpu),
      ];
    }),
  };
}

export function weightTable({ pages, home }: Results): Table {
  return {
    head: ["what", "sent", "unpacked"],
    rows: [
      ...pages.map(({ name, weight }) => [
        `HTML of ${name}`,
        kilobytes(weight.htmlSent),
        kilobytes(weight.html),
      ]),
      ["scripts of home", kilobytes(home.scripts), ""],
      ["styles of home", kilobytes(home.styles), ""],
      ["texts of home", kilobytes(home.texts), ""],
      [`fonts preloaded by home (${home.fontFiles})`, kilobytes(home.fonts), ""],
    ],
  };
}

export function processTable({ memory, kept, startMs }: Results): Table {
  const megabytes = (value: number) => `${Math.round(value)} MB`;
  return {
    head: ["what", "measured"],
    rows: [
      ["second start, database included", `${(startMs / 1000).toFixed(1)} s`],
      ["memory after the start", megabytes(memory.idle)],
      ["memory after the load, pages cached", megabytes(memory.afterCached)],
      ["memory after the load, pages rendered", megabytes(memory.afterRendered)],
      [
        `page cache with ${kept.pages} public pages of all sites`,
        `${(kept.bytes / 1_000_000).toFixed(1)} MB`,
      ],
    ],
  };
}
