/**
 * All other modules use localStorage and sessionStorage only through this one (house.test.ts checks it), because
 * reading `window.localStorage` and calling its methods can throw. If the browser's storage is full or blocked, the
 * variable `memory` holds the value until the page is reloaded.
 *
 * The module exports functions instead of one object, so that the script of public pages contains only those it uses.
 */
type Area = "localStorage" | "sessionStorage";

/**
 * The names of all entries; `…` is the variable part of a name. LegalCopy.ts does not compile until the cookie
 * policy has a row for each name in both languages.
 */
export const STORED_KEYS = [
  "axion_cookie_consent",
  "user",
  "axion_bid_draft:…",
  "axion_form:…",
  "axion_toast",
  "axion_wanted_tender",
  "axion_seen_addenda",
  "axion_list_view:…",
  "graphiql:…",
] as const;
export type StoredKey = (typeof STORED_KEYS)[number];

type NameOf<Key> = Key extends `${infer Start}…` ? `${Start}${string}` : Key;
export type StoredName = NameOf<StoredKey>;

const memory = new Map<string, string>();

function attempt<Result>(act: () => Result) {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readStored = (area: Area, name: StoredName): string | null =>
  memory.get(area + name) ?? attempt(() => window[area].getItem(name));

/** The id of the signed-in user; undefined if nobody is signed in, or if the stored user is not JSON. */
export const storedUserId = () =>
  attempt(() => (JSON.parse(readStored("localStorage", "user") ?? "{}") as { id?: string }).id) ?? undefined;

/** Stores a value. Returns false if the browser refused it, so that only `memory` holds it and a reload loses it. */
export function store(area: Area, name: StoredName, text: string): boolean {
  memory.delete(area + name);
  if (attempt(() => (window[area].setItem(name, text), true))) return true;
  // Remove the older value from the browser's storage, because a reload would bring it back.
  removeStored(area, name);
  memory.set(area + name, text);
  return false;
}

export function removeStored(area: Area, name: StoredName) {
  memory.delete(area + name);
  attempt(() => window[area].removeItem(name));
}

/**
 * Deletes the value in `memory`. Call it when another tab has changed the value in the browser's storage, because the
 * value in `memory` is then out of date.
 */
export const forgetMemory = (area: Area, name: StoredName) => void memory.delete(area + name);

export const storedNames = (area: Area) =>
  [
    ...[...memory.keys()].filter((key) => key.startsWith(area)).map((key) => key.slice(area.length)),
    ...(attempt(() => Object.keys(window[area])) ?? []),
  ] as StoredName[];
