import { type ComponentType, lazy } from "react";

import { loadPart } from "#web/loadPart.ts";

/** Creates a component whose code is loaded when it is first rendered. Render it within React's Suspense. */
// `any` allows components with any props, as in the type of React's own `lazy`.
// oxlint-disable-next-line typescript/no-explicit-any
export const lazyComponent = <Part extends ComponentType<any>>(load: () => Promise<Part>) =>
  lazy(async () => ({ default: await loadPart(load) }));
