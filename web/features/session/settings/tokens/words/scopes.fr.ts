import { type Scope } from "#api/core/rules/scopes.rules.ts";

import { type scopeText as english } from "#web/features/session/settings/tokens/words/scopes.en.ts";

const FRENCH: Record<Scope, string> = {
  "tenders:read": "Lire les appels d’offres",
  "bids:read": "Lire les soumissions, brouillons et récépissés",
  "bids:write": "Déposer, réviser et retirer des soumissions, enregistrer des brouillons, poser des questions",
  "files:write": "Envoyer des fichiers, et mettre fin à ses envois",
  "profile:write": "Créer et modifier le profil d’entreprise",
  "desk:read": "Lire ses tâches et ses notifications",
  "tenders:write": "Créer, modifier et supprimer des appels d’offres, répondre aux questions",
  "bids:decide": "Statuer sur les soumissions et attribuer les marchés",
  "users:read": "Lire les utilisateurs",
  "users:write": "Lire les utilisateurs ; créer, modifier, bloquer et supprimer des partenaires",
  "content:read": "Lire les articles et projets non publiés",
  "requests:read": "Lire les demandes d’intégration",
  "content:write": "Rédiger des articles et des projets, lire et traiter les demandes d’intégration",
  "audit:read": "Lire le journal d’audit",
};

export const scopeText: typeof english = (scope) => FRENCH[scope];
