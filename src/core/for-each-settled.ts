/** One that fails is told of and tried at the next sweep; the others do not wait for it. */
export async function forEachSettled<Named extends number | string>(
  named: readonly Named[],
  work: (one: Named) => Promise<void>,
  tell: (one: Named, err: unknown) => void,
): Promise<void> {
  for (const one of named) await work(one).catch((err: unknown) => tell(one, err));
}
