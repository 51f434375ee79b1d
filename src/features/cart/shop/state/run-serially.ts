let last: Promise<unknown> = Promise.resolve();

/** Begins when all that was asked before is done. */
export function runSerially<Made>(make: () => Promise<Made>): Promise<Made> {
  const made = last.then(make, make);
  last = made;
  return made;
}
