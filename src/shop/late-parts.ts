/** What every page asks for by itself once it is alive: one file, asked for once. */
export { FooterContent } from "./footer/footer-content.tsx";
export { LateBehaviours } from "./late-behaviours.tsx";
