import { type words as english } from "#web/features/session/words/session.en.ts";

export const words: typeof english = {
  yourProfile: "Votre profil",
  administrator: "Administrateur",
  partner: "Partenaire",
  name: "Nom",
  username: "Nom d’utilisateur",
  email: "E-mail",
  company: "Entreprise",
  companyType: "Type d’entreprise",
  vatNumber: "Numéro de TVA",
  settings: "Paramètres",
  adminAccessRequired: "Réservé aux administrateurs",
  accessDenied: "Accès refusé",
};
