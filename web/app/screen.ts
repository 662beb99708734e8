import { type ComponentType } from "react";
import { type RouteObject } from "react-router-dom";

interface Screen {
  (): Promise<{ Component: ComponentType }>;
  /** The name of the component and of its file, in one of the folders of web/pages. */
  component: string;
}

/** Makes the `lazy` function of a route: it loads the component of this name on the first visit. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen =>
  Object.assign(async () => ({ Component: (await load())[name] }), { component: name });

export const isScreen = (lazy: RouteObject["lazy"]): lazy is Screen =>
  typeof lazy === "function" && "component" in lazy;
