import { Outlet, useMatches } from "react-router";
import { layoutShapes, pickLayout } from "./layout-shapes.ts";

export default function ShopLayout() {
  const name = pickLayout(useMatches().map((match) => match.handle));
  const shape = layoutShapes[name];
  return (
    <div data-layout={name} data-header={shape.header}>
      <main id="main">
        <Outlet />
      </main>
    </div>
  );
}
