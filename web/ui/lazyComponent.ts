import { type ComponentType, lazy } from "react";

import { loadPart } from "#web/loadPart.ts";

/** A part of a screen that is lazy-loaded when it is first shown, with React's Suspense. */
// As in React's own `lazy`: a component of any props.
// oxlint-disable-next-line typescript/no-explicit-any
export const lazyComponent = <Part extends ComponentType<any>>(load: () => Promise<Part>) =>
  lazy(async () => ({ default: await loadPart(load) }));
