import { useEffect } from "react";

/** Full page load: the server answers URLs outside the portal, with a public page or 404. */
export function FromServer() {
  useEffect(() => window.location.reload(), []);
  return null;
}
