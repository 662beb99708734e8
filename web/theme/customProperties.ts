import { dark, light, type Tokens } from "#web/theme/tokens.ts";

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const declarations = (tokens: object, prefix = "-"): string =>
  Object.entries(tokens)
    .map(([name, value]: [string, string | object]) =>
      typeof value === "string"
        ? `${prefix}-${kebab(name)}:${value};`
        : declarations(value, `${prefix}-${kebab(name)}`),
    )
    .join("");

const inScheme = (tokens: Tokens) => `:root{${declarations(tokens)}}`;

/**
 * CSS that defines the theme's tokens as custom properties, such as `--ink` and `--status-open-tint`. The browser
 * chooses the light or the dark colours by the system's setting.
 */
export const customProperties = `:root{color-scheme:light dark}${inScheme(light)}@media(prefers-color-scheme:dark){${inScheme(dark)}}`;
