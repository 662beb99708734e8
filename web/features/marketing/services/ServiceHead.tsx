import { SERVICES, type Service } from "#web/features/marketing/copy/Copy.ts";
import { type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";
import { ContactButton } from "#web/features/marketing/services/ContactButton.tsx";
import { DRAWINGS } from "#web/features/marketing/services/drawings/drawings.ts";
import { sheetNumber } from "#web/features/marketing/services/sheetNumber.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { site } from "#web/site.ts";

interface Props {
  service: Service;
  copy: ServiceCopy;
}

/**
 * The top of a service page: title, overview and a drawing. The drawing is hidden from screen readers, because its
 * title block only repeats texts of the page.
 */
export function ServiceHead({ service, copy: { overview, pages } }: Props) {
  const { copy } = useSite();
  const page = pages[service];
  const Drawing = DRAWINGS[service];
  const sheet = `${SERVICES.indexOf(service) + 1} / ${SERVICES.length}`;
  return (
    <div className="service-head sheet-grid">
      <div className="wrap service-head-columns">
        <div className="service-head-title">
          <p className="section-mark">
            {copy.footer.services} {sheet}
          </p>
          <h1 data-testid="service-title">{page.title}</h1>
          <p className="service-tagline">{page.tagline}</p>
        </div>
        <figure className="service-drawing" aria-hidden="true">
          <Drawing />
          <div className="drawing-title">
            <span>{site.name}</span>
            <span>{page.title}</span>
            <span>{sheetNumber(service)}</span>
            <span>{sheet}</span>
          </div>
        </figure>
        <div className="service-overview">
          <h2>{overview}</h2>
          <p>{page.overview}</p>
          <ContactButton label={page.button} />
        </div>
      </div>
    </div>
  );
}
