const files = import.meta.glob<string>("../../../../../schema.graphql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of schema.graphql, which `npm run generate` writes. The server serves the same text. */
export const schemaText = Object.values(files)[0] ?? "";
