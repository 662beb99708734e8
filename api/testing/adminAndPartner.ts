import { anAdmin, aPartner } from "#api/testing/builders/builders.ts";
import { testApp } from "#api/testing/testApp.ts";

/** An application with an administrator and a partner, both signed in. */
export async function adminAndPartner() {
  const api = await testApp();
  const admin = api.as(await api.has(anAdmin()));
  const partner = api.as(await api.has(aPartner()));
  for (const client of [admin, partner]) await client.openSession();
  return { api, admin, partner };
}
