import { SERVICES, type Service } from "#web/features/marketing/copy/Copy.ts";
import { type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";
import { sheetNumber } from "#web/features/marketing/services/sheetNumber.ts";
import { useSite } from "#web/features/marketing/useSite.ts";
import { paths } from "#web/paths.ts";

export function OtherServices({ service, copy: { others, pages } }: { service: Service; copy: ServiceCopy }) {
  const { href } = useSite();
  return (
    <nav className="other-services" aria-labelledby="others">
      <div className="wrap">
        <h2 id="others">{others}</h2>
        <ul>
          {SERVICES.filter((other) => other !== service).map((other) => (
            <li key={other}>
              <a href={href(paths[other])}>
                <span className="other-services-number" aria-hidden="true">
                  {sheetNumber(other)}
                </span>
                <span className="other-services-title">{pages[other].title}</span>
                <span className="other-services-tagline">{pages[other].tagline}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
