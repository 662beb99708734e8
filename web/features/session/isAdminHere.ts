/** Whether the user kept in this browser (spec §3) is an administrator; a public page asks without loading what the portal knows. */
export function isAdminHere() {
  try {
    return (JSON.parse(localStorage.getItem("user") ?? "null") as { isAdmin?: boolean } | null)?.isAdmin === true;
  } catch {
    return false;
  }
}
