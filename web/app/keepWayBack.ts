/**
 * Adds the page's query string to the links to sign-in and registration. The query string holds the address to return
 * to after signing in (wayBack.ts). The prerendered links lack it, and a visitor may follow them before the portal's
 * script adds it.
 */
export function keepWayBack() {
  if (!location.search) return;
  const forms = /^(\/fr)?\/(login|register)$/;
  for (const link of document.links)
    if (link.origin === location.origin && forms.test(link.pathname)) link.search = location.search;
}
