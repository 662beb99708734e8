import { type RouteObject } from "react-router-dom";

import { portalAddresses } from "#web/app/portalAddresses.ts";
import { routes } from "#web/app/routes.tsx";

const pathsOf = (route: RouteObject): string[] => [
  ...(route.path && route.path !== "*" ? [route.path] : []),
  ...(route.children ?? []).flatMap(pathsOf),
];

test("the server leaves to the portal's router what that one knows, and nothing else", () => {
  expect(routes.flatMap(pathsOf).sort()).toEqual([...portalAddresses].sort());
});
