/** What every page loads by itself after hydration: one file, requested once. */
export { FooterContent } from "./footer/footer-content.tsx";
export { LateBehaviours } from "./late-behaviours.tsx";
