import { useEffect } from "react";

/** An address that is not the portal's: the server answers it, with a public page or with 404. */
export function FromServer() {
  useEffect(() => window.location.reload(), []);
  return null;
}
