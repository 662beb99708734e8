/** Whether the user in local storage (spec §3) is an administrator; for public pages, which do not load the portal's code. */
export function isAdminHere() {
  try {
    return (JSON.parse(localStorage.getItem("user") ?? "null") as { isAdmin?: boolean } | null)?.isAdmin === true;
  } catch {
    return false;
  }
}
