import { type ComponentType, lazy } from "react";

import { loadPart } from "#web/loadPart.ts";

/** Creates a component whose code is loaded when it is first rendered. Render it within React's Suspense. */
// React's own `lazy` has the same type: a component with any props.
// oxlint-disable-next-line typescript/no-explicit-any
export const lazyComponent = <Part extends ComponentType<any>>(load: () => Promise<Part>) =>
  lazy(async () => ({ default: await loadPart(load) }));
