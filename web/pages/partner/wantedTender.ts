import { readStored, removeStored, store } from "#web/browserStore.ts";

const NAME = "axion_wanted_tender";

/** A tender on which somebody wanted to bid before the company had a profile. */
export interface WantedTender {
  userId: string;
  tenderId: string;
  /** The tender's number and title; null if the tender was not loaded yet. */
  name: string | null;
}

/** The tender on which the user wanted to bid before the company had a profile; null if there is none. */
export function wantedTender(userId: string | undefined): WantedTender | null {
  try {
    const stored = JSON.parse(readStored("localStorage", NAME) ?? "null") as WantedTender | null;
    return stored?.userId === userId ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the tender, so that the dashboard can link to it once the profile is created. */
export const rememberWantedTender = (wanted: WantedTender) => void store("localStorage", NAME, JSON.stringify(wanted));

/** Deletes the stored tender. Called when its page or its bid form is shown to a company with a profile. */
export function forgetWantedTender(userId: string, tenderId: string) {
  if (wantedTender(userId)?.tenderId === tenderId) removeStored("localStorage", NAME);
}
