/** Splits a camel-case name into words: "closingDate" becomes "Closing date". */
export function nameInWords(name: string) {
  const words = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
