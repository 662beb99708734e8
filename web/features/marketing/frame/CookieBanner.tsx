import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";

/** The cookie banner of the public pages, in a template until askForCookies.ts shows it. A live region (polite) announces it. */
export const CookieBanner = () => (
  <div aria-live="polite" data-cookies>
    <template>
      <CookieChoice />
    </template>
  </div>
);
