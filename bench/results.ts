import type { Load } from "./load.ts";
import type { HomeWeight, Weight } from "./page-weight.ts";
import type { Cost } from "./process-usage.ts";
import type { RenderReport } from "./render-cost.ts";

export type PageResult = {
  name: string;
  path: string;
  cached: Load;
  rendered: Load;
  bare: Cost;
  whole: Cost;
  weight: Weight;
};

export type Results = {
  date: string;
  machine: string;
  node: string;
  command: string;
  pages: PageResult[];
  home: HomeWeight;
  memory: { idle: number; afterCached: number; afterRendered: number };
  kept: RenderReport["kept"];
  startMs: number;
};

export type Aim = { name: string; aim: string; measured: string; isMet: boolean };

const MIN_CACHED_GAIN = 20;
const MAX_RENDER_COST = 2;
const MAX_SCRIPT_BYTES = 119_000;

export const cachedGain = ({ cached, rendered }: PageResult) =>
  cached.perSecond / rendered.perSecond;
export const renderCost = ({ bare, whole }: PageResult) => ({
  wall: whole.wallMs / bare.wallMs,
  cpu: whole.cpuMs / bare.cpuMs,
});

export function judge({ pages, home }: Results): Aim[] {
  const gains = pages.map((page): Aim => {
    const gain = cachedGain(page);
    return {
      name: `${page.name}: cached against rendered`,
      aim: `at least ${MIN_CACHED_GAIN}×`,
      measured: `${gain.toFixed(1)}×`,
      isMet: gain >= MIN_CACHED_GAIN,
    };
  });
  const costs = pages.map((page): Aim => {
    const { wall, cpu } = renderCost(page);
    return {
      name: `${page.name}: rendered against React alone`,
      aim: `at most ${MAX_RENDER_COST}×`,
      measured: `${wall.toFixed(2)}× time, ${cpu.toFixed(2)}× CPU`,
      isMet: wall <= MAX_RENDER_COST && cpu <= MAX_RENDER_COST,
    };
  });
  const scripts: Aim = {
    name: "home: scripts, brotli",
    aim: `at most ${MAX_SCRIPT_BYTES / 1000} kB`,
    measured: `${(home.scripts / 1000).toFixed(1)} kB`,
    isMet: home.scripts <= MAX_SCRIPT_BYTES,
  };
  return [...gains, ...costs, scripts];
}
