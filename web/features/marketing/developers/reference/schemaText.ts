const files = import.meta.glob<string>("../../../../../schema.graphql", { query: "?raw", import: "default", eager: true });

/** schema.graphql, which `npm run generate` writes: the server sends the same. */
export const schemaText = Object.values(files)[0] ?? "";
