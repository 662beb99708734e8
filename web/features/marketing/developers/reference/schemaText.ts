const files = import.meta.glob<string>("../../../../../schema.graphql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** schema.graphql, which `npm run generate` writes; the server serves the same text. */
export const schemaText = Object.values(files)[0] ?? "";
