/** Captures the files that the page downloads. `textOf` reads the text of a captured file. */
export function watchSaved() {
  const saved: Blob[] = [];
  URL.createObjectURL = jest.fn((blob: Blob) => (saved.push(blob), "blob:x"));
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  return { saved, textOf };
}

/** Reads the text of a file with FileReader, because jsdom's Blob has no text(). */
const textOf = (blob: Blob) =>
  new Promise<string>((read) => {
    const reader = new FileReader();
    reader.onload = () => read(reader.result as string);
    reader.readAsText(blob);
  });
