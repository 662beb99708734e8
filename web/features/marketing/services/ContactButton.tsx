import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

/** Spec §2, service pages: every call to action links to the contact section of the landing page. */
export function ContactButton({ label }: { label: string }) {
  const { href } = useSite();
  return (
    <a className="button button-primary" data-testid="button-contact" href={href(`${paths.home}#contact`)}>
      {label}
    </a>
  );
}
