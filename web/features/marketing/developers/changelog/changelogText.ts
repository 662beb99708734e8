const files = import.meta.glob<string>("../../../../../CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const changelogText = Object.values(files)[0] ?? "";
