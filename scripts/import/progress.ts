type Output = { write: (text: string) => unknown; isTTY?: boolean };

const WIDTH = 28;
const EVERY_MS = 250;
/** Without a terminal, a line every few seconds is enough. */
const EVERY_MS_IN_LOGS = 5000;

/** A progress bar with rate and remaining time, on one line of a terminal. */
export function createProgress(output: Output, now: () => number = () => performance.now()) {
  let last = Number.NEGATIVE_INFINITY;
  let start = now();
  let first = 0;

  function show(title: string, share: number, rows: number): void {
    const seconds = Math.max(0.001, (now() - start) / 1000);
    const text = progressLine({ title, share, rows, rate: (rows - first) / seconds, seconds });
    output.write(output.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  }

  return {
    /** Counts from here, because the rows of an earlier run say nothing about this run's speed. */
    begin(rows = 0): void {
      start = now();
      first = rows;
      last = Number.NEGATIVE_INFINITY;
    },
    update(title: string, share: number, rows: number): void {
      const wait = output.isTTY ? EVERY_MS : EVERY_MS_IN_LOGS;
      if (now() - last < wait) return;
      last = now();
      show(title, share, rows);
    },
    end(title: string, rows: number): void {
      show(title, 1, rows);
      if (output.isTTY) output.write("\n");
    },
  };
}

type ProgressFacts = {
  title: string;
  share: number;
  rows: number;
  rate: number;
  seconds: number;
};

export function progressLine({ title, share, rows, rate, seconds }: ProgressFacts): string {
  const done = Math.min(1, Math.max(0, share));
  const bar = "█".repeat(Math.round(done * WIDTH)).padEnd(WIDTH, "░");
  const left = done > 0 && done < 1 ? (seconds / done) * (1 - done) : 0;
  const time = done < 1 ? `${clock(left)} left` : `in ${clock(seconds)}`;
  const percent = `${Math.floor(done * 100)} %`.padStart(5);
  return `${title.padEnd(8)} ${bar} ${percent}  ${rows} rows  ${Math.round(rate)}/s  ${time}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
