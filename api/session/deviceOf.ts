/**
 * The first pattern that matches a User-Agent names the browser. The order matters, because the User-Agent of most
 * browsers also names other browsers: Edge's contains `Chrome/` and `Safari/`.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\b(iPhone|iPad|iPod)\b/, "iOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/**
 * The browser and operating system of a User-Agent header, such as "Firefox on Windows". The result contains only names
 * from the lists above, and no text of the header.
 */
export function deviceOf(userAgent = "") {
  const named = (names: typeof BROWSERS) => names.find(([form]) => form.test(userAgent))?.[1];
  const [browser = "Unknown browser", system] = [named(BROWSERS), named(SYSTEMS)];
  return system ? `${browser} on ${system}` : browser;
}
