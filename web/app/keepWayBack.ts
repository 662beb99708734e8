/**
 * Adds the page's query, which holds the way back after signing in (wayBack.ts), to the links between sign-in and
 * registration. They are followed before the router runs.
 */
export function keepWayBack() {
  if (!location.search) return;
  const forms = /^(\/fr)?\/(login|register)$/;
  for (const link of document.links)
    if (link.origin === location.origin && forms.test(link.pathname)) link.search = location.search;
}
