import { CookieChoice } from "#web/features/marketing/frame/CookieChoice.tsx";

/** The cookie banner of pages that are HTML before any script, in a template until askForCookies.ts shows it. A live region (polite) announces it. */
export const CookieBanner = ({ className }: { className?: string }) => (
  <div className={className} aria-live="polite" data-cookies>
    <template>
      <CookieChoice />
    </template>
  </div>
);
