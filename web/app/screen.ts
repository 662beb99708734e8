import { type ComponentType } from "react";
import { type RouteObject } from "react-router-dom";

interface Screen {
  (): Promise<{ Component: ComponentType }>;
  /** The component's name, and that of its file in web/pages. */
  component: string;
}

/** A lazy route: loads the component of this name on the first visit. */
export const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): Screen =>
  Object.assign(async () => ({ Component: (await load())[name] }), { component: name });

export const isScreen = (lazy: RouteObject["lazy"]): lazy is Screen => typeof lazy === "function" && "component" in lazy;
