import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";

/**
 * The cookie banner of prerendered pages. It is an inert template until askForCookies.ts inserts the template's
 * content. The `aria-live` element around it makes screen readers announce the banner.
 */
export const CookieBanner = ({ className }: { className?: string }) => (
  <div className={className} aria-live="polite" data-cookies>
    <template>
      <CookieChoice />
    </template>
  </div>
);
