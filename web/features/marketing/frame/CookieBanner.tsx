import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";

/**
 * The cookie banner of prerendered pages. It is an inert template until askForCookies.ts inserts the template's
 * content; the polite live region then announces the banner.
 */
export const CookieBanner = ({ className }: { className?: string }) => (
  <div className={className} aria-live="polite" data-cookies>
    <template>
      <CookieChoice />
    </template>
  </div>
);
