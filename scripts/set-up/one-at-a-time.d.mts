export function oneAtATime<T>(work: () => Promise<T>, lock?: string): Promise<T>;
