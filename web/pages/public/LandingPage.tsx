import { ClientsSection } from "#web/features/marketing/clients/ClientsSection.tsx";
import { ContactSection } from "#web/features/marketing/contact/ContactSection.tsx";
import { SiteFrame } from "#web/features/marketing/frame/SiteFrame.tsx";
import { Benefits } from "#web/features/marketing/landing/benefits/Benefits.tsx";
import { SupplyChain } from "#web/features/marketing/landing/chain/SupplyChain.tsx";
import { Formula } from "#web/features/marketing/landing/formula/Formula.tsx";
import { Hero } from "#web/features/marketing/landing/hero/Hero.tsx";
import { ValueLoop } from "#web/features/marketing/landing/loop/ValueLoop.tsx";
import { CoreVision } from "#web/features/marketing/landing/vision/CoreVision.tsx";

/** Spec §2, landing page. */
export const LandingPage = () => (
  <SiteFrame>
    <Hero />
    <CoreVision />
    <Formula />
    <ValueLoop />
    <Benefits />
    <SupplyChain />
    <ClientsSection />
    <ContactSection />
  </SiteFrame>
);
