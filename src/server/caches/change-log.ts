type Change = { tags: readonly string[] } | "everything";

/** Records changes while something is being made, because only those changes outdate the result. */
export function createChangeLog() {
  const changes: Change[] = [];
  /** The number of changes already removed, because every watch that needed them has ended. */
  let forgotten = 0;
  /** In the order in which the watches began. */
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
    /** Watches changes from now until `end`; the tags of the result are known only when it is done. */
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
