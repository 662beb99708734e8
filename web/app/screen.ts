import { type ComponentType } from "react";

/** A route's own chunk: the component of this name, loaded when the route is first visited. */
export const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });
