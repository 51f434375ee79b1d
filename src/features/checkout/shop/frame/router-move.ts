/** Where the router goes, or has just gone, and whether by the browser's own buttons. */
export type RouterMove = { pathname: string; isPop: boolean };

type Step = { location?: { pathname: string } | undefined; historyAction?: string | undefined };
type RouterState = { location: { pathname: string }; historyAction: string; navigation: Step };

/** A page without anything to load is shown without a navigation before it. */
export function readMove({ navigation, location, historyAction }: RouterState): RouterMove {
  const isUnderWay = navigation.location !== undefined;
  return {
    pathname: (navigation.location ?? location).pathname,
    isPop: (isUnderWay ? navigation.historyAction : historyAction) === "POP",
  };
}
