import { type words as english } from "#web/ui/company-documents/words/kinds.en.ts";

export const words: typeof english = {
  taxClearance: "Quitus fiscal",
  registrationCertificate: "Certificat d’immatriculation",
  insurance: "Assurance",
  licence: "Agrément",
  iso9001: "ISO 9001",
  iso14001: "ISO 14001",
  iso45001: "ISO 45001",
  bankReference: "Référence bancaire",
  referenceProject: "Projet de référence",
  financialStatement: "États financiers",
  other: "Autre document",
};
