import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";

/**
 * The cookie banner of prerendered pages: a template until askForCookies.ts shows it. A polite live region announces
 * it.
 */
export const CookieBanner = ({ className }: { className?: string }) => (
  <div className={className} aria-live="polite" data-cookies>
    <template>
      <CookieChoice />
    </template>
  </div>
);
