import { forgetMemory, readStored, removeStored, store, storedNames } from "#web/browserStore.ts";
import { breakStorage } from "#web/testing/brokenStorage.ts";

const AREAS = ["localStorage", "sessionStorage"] as const;

afterEach(() => {
  jest.restoreAllMocks();
  for (const area of AREAS) for (const name of storedNames(area)) removeStored(area, name);
});

describe.each(["full", "blocked"] as const)("where the browser's storage is %s", (how) => {
  test.each(AREAS)("values for %s are in memory, and a reload loses them", (area) => {
    breakStorage(how);

    expect(store(area, "axion_toast", "1")).toBe(false);
    expect(readStored(area, "axion_toast")).toBe("1");
    expect(storedNames(area)).toContain("axion_toast");
    removeStored(area, "axion_toast");

    expect(readStored(area, "axion_toast")).toBeNull();
    expect(storedNames(area)).not.toContain("axion_toast");
  });
});

test("an older value that could not be overwritten is removed: a reload must not bring it back", () => {
  store("localStorage", "user", "before");
  breakStorage("full");

  store("localStorage", "user", "after");

  expect(readStored("localStorage", "user")).toBe("after");
  expect(localStorage.getItem("user")).toBeNull();
});

test("a newer value of another tab replaces the one in memory", () => {
  breakStorage("full");
  store("localStorage", "user", "mine");

  forgetMemory("localStorage", "user");

  expect(readStored("localStorage", "user")).toBeNull();
});

test("where there is room, values are in the browser's storage", () => {
  expect(store("localStorage", "axion_toast", "1")).toBe(true);
  expect(store("sessionStorage", "user", "2")).toBe(true);

  expect(localStorage.getItem("axion_toast")).toBe("1");
  expect(sessionStorage.getItem("user")).toBe("2");
});
