import { type Language } from "#api/core/rules/language.rules.ts";
import { type Copy } from "#web/features/marketing/copy/Copy.ts";
import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";
import { type LegalCopy } from "#web/features/marketing/copy/LegalCopy.ts";
import { type ServiceCopy } from "#web/features/marketing/copy/ServiceCopy.ts";
import { type TendersCopy } from "#web/features/marketing/copy/TendersCopy.ts";
import { type VerifyCopy } from "#web/features/marketing/copy/VerifyCopy.ts";

type Words<Texts> = Record<Language, () => Promise<Texts>>;

/** The texts that all public pages use. */
export const siteWords: Words<Copy> = {
  en: async () => (await import("#web/features/marketing/copy/en.ts")).en,
  fr: async () => (await import("#web/features/marketing/copy/fr.ts")).fr,
};

export const serviceWords: Words<ServiceCopy> = {
  en: async () => (await import("#web/features/marketing/copy/services.en.ts")).servicesEn,
  fr: async () => (await import("#web/features/marketing/copy/services.fr.ts")).servicesFr,
};

export const legalWords: Words<LegalCopy> = {
  en: async () => (await import("#web/features/marketing/copy/legal.en.ts")).legalEn,
  fr: async () => (await import("#web/features/marketing/copy/legal.fr.ts")).legalFr,
};

export const developersWords: Words<DevelopersCopy> = {
  en: async () => (await import("#web/features/marketing/copy/developers.en.ts")).developersEn,
  fr: async () => (await import("#web/features/marketing/copy/developers.fr.ts")).developersFr,
};

export const tendersWords: Words<TendersCopy> = {
  en: async () => (await import("#web/features/marketing/copy/tenders.en.ts")).tendersEn,
  fr: async () => (await import("#web/features/marketing/copy/tenders.fr.ts")).tendersFr,
};

export const verifyWords: Words<VerifyCopy> = {
  en: async () => (await import("#web/features/marketing/copy/verify.en.ts")).verifyEn,
  fr: async () => (await import("#web/features/marketing/copy/verify.fr.ts")).verifyFr,
};
