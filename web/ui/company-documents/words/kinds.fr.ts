import { type words as english } from "#web/ui/company-documents/words/kinds.en.ts";

export const words: typeof english = {
  taxClearance: "Quitus fiscal",
  registrationCertificate: "Extrait du registre du commerce",
  insurance: "Attestation d’assurance",
  licence: "Agrément",
  iso9001: "ISO 9001",
  iso14001: "ISO 14001",
  iso45001: "ISO 45001",
  bankReference: "Attestation bancaire",
  referenceProject: "Référence de marché similaire",
  financialStatement: "États financiers",
  other: "Autre document",
};
