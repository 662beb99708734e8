/** The order matters: most browsers' User-Agent also names others. */
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

/** Browser and operating system, such as "Firefox on Windows". Contains no text of the User-Agent header itself. */
export function deviceOf(userAgent = "") {
  const named = (names: typeof BROWSERS) => names.find(([form]) => form.test(userAgent))?.[1];
  const [browser = "Unknown browser", system] = [named(BROWSERS), named(SYSTEMS)];
  return system ? `${browser} on ${system}` : browser;
}
