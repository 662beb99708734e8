/**
 * The only door to localStorage and sessionStorage (house.test.ts): reading `window.localStorage` and each of its methods
 * can throw. Where the browser's storage is full or blocked, the page's memory holds the value until a reload.
 *
 * Functions, not one object: the script of public pages has only those that it uses.
 */
type Area = "localStorage" | "sessionStorage";

const memory = new Map<string, string>();

function attempt<Result>(act: () => Result) {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readStored = (area: Area, name: string): string | null =>
  memory.get(area + name) ?? attempt(() => window[area].getItem(name));

/** Returns false if only the page's memory holds the value: a reload loses it. */
export function store(area: Area, name: string, text: string): boolean {
  memory.delete(area + name);
  if (attempt(() => (window[area].setItem(name, text), true))) return true;
  // A reload must not bring back an older value.
  removeStored(area, name);
  memory.set(area + name, text);
  return false;
}

export function removeStored(area: Area, name: string) {
  memory.delete(area + name);
  attempt(() => window[area].removeItem(name));
}

/** Another tab has changed the value: the one in memory is older. */
export const forgetMemory = (area: Area, name: string) => void memory.delete(area + name);

export const storedNames = (area: Area) => [
  ...[...memory.keys()].filter((key) => key.startsWith(area)).map((key) => key.slice(area.length)),
  ...(attempt(() => Object.keys(window[area])) ?? []),
];
