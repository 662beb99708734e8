/** Downloads a text as a file. */
export function saveText(name: string, text: string, type = "text/plain") {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  // Release the URL after a minute, when the browser has certainly started to read the file.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
