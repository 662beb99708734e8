/** Captures the files that the page downloads: their texts, after they are read. */
export function watchSaved() {
  const saved: Blob[] = [];
  URL.createObjectURL = jest.fn((blob: Blob) => (saved.push(blob), "blob:x"));
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  return { saved, textOf };
}

/** jsdom's Blob has no text(). */
const textOf = (blob: Blob) =>
  new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result as string);
    reader.readAsText(blob);
  });
