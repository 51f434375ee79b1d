export const loader = () => null;

export default function ShowcaseRoute() {
  return null;
}
