/**
 * For what is counted at every request and statement: a library that looks up labels each time took 2 % of the time
 * of a cached page.
 */
type Described = { name: string; help: string; labels?: readonly string[] };

type Series<Value> = { labels: string; value: Value };

/** One series for each set of labels, created when it is first needed. */
function seriesBy<Value>(names: readonly string[], make: () => Value) {
  const known = new Map<string, Series<Value>>();
  return {
    all: () => known.values(),
    find(values: readonly string[]): Value {
      const key = values.join("\n");
      const found = known.get(key) ?? {
        labels: names.map((name, at) => `${name}="${values[at] ?? ""}"`).join(","),
        value: make(),
      };
      known.set(key, found);
      return found.value;
    },
  };
}

const head = ({ name, help }: Described, type: string) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`;
const inBraces = (...labels: string[]) => {
  const present = labels.filter(Boolean).join(",");
  return present ? `{${present}}` : "";
};

export function createCounter(described: Described) {
  const series = seriesBy(described.labels ?? [], () => ({ count: 0 }));
  return {
    /** Code that counts often should keep the result. */
    find: (...values: string[]) => series.find(values),
    text: (): string =>
      head(described, "counter") +
      [...series.all()]
        .map(({ labels, value }) => `${described.name}${inBraces(labels)} ${value.count}\n`)
        .join(""),
  };
}

export type Distribution = { counts: number[]; sum: number; count: number };

export function createHistogram({
  bounds,
  ...described
}: Described & { bounds: readonly number[] }) {
  const series = seriesBy<Distribution>(described.labels ?? [], () => ({
    counts: bounds.map(() => 0),
    sum: 0,
    count: 0,
  }));

  function observe(distribution: Distribution, value: number): void {
    distribution.sum += value;
    distribution.count += 1;
    const at = bounds.findIndex((bound) => value <= bound);
    if (at >= 0) distribution.counts[at] = (distribution.counts[at] ?? 0) + 1;
  }

  function linesOf({ labels, value: distribution }: Series<Distribution>): string {
    const { name } = described;
    let below = 0;
    const buckets = bounds.map((bound, at) => {
      below += distribution.counts[at] ?? 0;
      return `${name}_bucket${inBraces(`le="${bound}"`, labels)} ${below}\n`;
    });
    return [
      ...buckets,
      `${name}_bucket${inBraces('le="+Inf"', labels)} ${distribution.count}\n`,
      `${name}_sum${inBraces(labels)} ${distribution.sum}\n`,
      `${name}_count${inBraces(labels)} ${distribution.count}\n`,
    ].join("");
  }

  return {
    find: (...values: string[]) => series.find(values),
    observe,
    text: (): string => head(described, "histogram") + [...series.all()].map(linesOf).join(""),
  };
}
