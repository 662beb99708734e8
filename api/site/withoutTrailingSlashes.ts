/** Returns the path without slashes at its end. A regular expression would take time by the square of their number. */
export function withoutTrailingSlashes(path: string) {
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}
