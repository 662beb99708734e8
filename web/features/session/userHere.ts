/** The user in local storage (spec §3), for what does not load the portal's code. */
function userHere() {
  try {
    return JSON.parse(localStorage.getItem("user") ?? "null") as { isAdmin?: boolean } | null;
  } catch {
    return null;
  }
}

export const isSignedInHere = () => userHere() !== null;

export const isAdminHere = () => userHere()?.isAdmin === true;
