const files = import.meta.glob<string>("../../../../../e2e/examples/*/*.{ts,py,sh}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of each example program, by its path, for example `python/axion.py`. */
export const programTexts = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.split("/").slice(-2).join("/"), text]),
);
