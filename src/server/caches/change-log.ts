type Change = { tags: readonly string[] } | "everything";

/** What changed while something was being made: only that makes it outdated. */
export function createChangeLog() {
  const changes: Change[] = [];
  /** How many are forgotten already, since nobody watched when they came. */
  let forgotten = 0;
  /** In order of their beginning. */
  const watches = new Set<{ since: number }>();

  const end = (watch: { since: number }) => {
    watches.delete(watch);
    const [oldest] = watches;
    const count = (oldest?.since ?? forgotten + changes.length) - forgotten;
    changes.splice(0, count);
    forgotten += count;
  };

  return {
    note(change: Change): void {
      if (watches.size > 0) changes.push(change);
    },
    /** From now until `end`; what is made names its tags only when it is done. */
    watch() {
      const watch = { since: forgotten + changes.length };
      watches.add(watch);
      return {
        isOutdated(tags: readonly string[]): boolean {
          const shown = new Set(tags);
          return changes
            .slice(watch.since - forgotten)
            .some((change) => change === "everything" || change.tags.some((tag) => shown.has(tag)));
        },
        end: () => end(watch),
      };
    },
  };
}
