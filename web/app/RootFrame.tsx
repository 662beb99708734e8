import { useEffect } from "react";
import { Outlet, useLocation } from "react-router-dom";

import { PendingLine } from "#web/ui/feedback/PendingLine.tsx";

/** Spec §2: scrolls to the top on each route change. */
export function RootFrame() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  return (
    <>
      <PendingLine />
      <Outlet />
    </>
  );
}
