import { type Service } from "#web/features/marketing/copy/Copy.ts";
import { type ServiceBlock, type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { OtherServices } from "#web/features/marketing/services/OtherServices.tsx";
import { ServiceClosing } from "#web/features/marketing/services/ServiceClosing.tsx";
import { ServiceHead } from "#web/features/marketing/services/ServiceHead.tsx";
import { ServiceSection } from "#web/features/marketing/services/ServiceSection.tsx";

interface Props {
  service: Service;
  copy: ServiceCopy;
}

/** Spec §2, service pages: one layout for five services. */
export function ServicePage({ service, copy }: Props) {
  const { blocks, closing, button } = copy.pages[service];
  return (
    <SiteFrame>
      <ServiceHead service={service} copy={copy} />
      {blocks.map((block: ServiceBlock, index) => (
        <ServiceSection key={block.label} service={service} section={index + 1} block={block} />
      ))}
      <ServiceClosing closing={closing} button={button} />
      <OtherServices service={service} copy={copy} />
    </SiteFrame>
  );
}
