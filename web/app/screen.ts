import { type ComponentType } from "react";

/** A lazy route: loads the component of this name on the first visit. */
export const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] });
