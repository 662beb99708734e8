import { type DevelopersCopy } from "#web/features/marketing/copy/DevelopersCopy.ts";

export const developersFr: DevelopersCopy = {
  mark: "Développeurs",
  contents: "Sur cette page",
  explorer: "Explorateur",
  schema: "Schéma",
  inEnglish: "Le texte qui suit est en anglais.",
  search: {
    label: "Chercher dans la référence",
    submit: "Chercher",
    none: "Aucun nom trouvé",
    one: "1 nom trouvé",
    many: "{n} noms trouvés",
  },
  pages: {
    guide: {
      name: "Guide",
      title: "Développer avec le portail des marchés",
      lead: "Trouvez des appels d’offres, déposez des soumissions et suivez les décisions depuis votre propre logiciel, par GraphQL ou REST. Dix minutes avec curl suffisent pour créer un compte, déposer une soumission et obtenir son récépissé.",
      description:
        "Premiers pas avec curl, pagination, filtres, erreurs, idempotence, récépissés, changements et limites de l’API GraphQL et REST.",
    },
    programs: {
      name: "Programmes",
      title: "Exemples de programmes",
      lead: "Copier les appels d’offres, déposer une soumission, vérifier son récépissé, recevoir un webhook\u00a0: de petits programmes en TypeScript, Python et shell.",
      description:
        "Programmes à copier en TypeScript, Python et shell\u00a0: copies nocturnes, dépôt sûr des soumissions, récépissés et webhooks.",
    },
    queries: {
      name: "Requêtes",
      title: "Requêtes (queries)",
      lead: "Ce qui peut être lu, champ par champ, avec les arguments et la réponse de chacun.",
      description:
        "Référence des requêtes GraphQL : chaque champ de la racine avec ses arguments, ses valeurs par défaut et sa réponse.",
    },
    mutations: {
      name: "Mutations",
      title: "Mutations",
      lead: "Ce qui peut être écrit. Chaque création accepte une clé choisie par vous, chaque modification la version lue.",
      description: "Référence des mutations GraphQL : chacune avec ses arguments et sa réponse.",
    },
    types: {
      name: "Types",
      title: "Types",
      lead: "Ce que contiennent les réponses : les objets avec leurs champs, et les scalaires. Les pages des listes ont leur propre page.",
      description: "Référence des types GraphQL : chaque champ des objets avec son type et son sens.",
    },
    lists: {
      name: "Listes",
      title: "Listes",
      lead: "Ce que renvoie une liste : une page, le nombre total, et s’il y a une suite.",
      description:
        "Référence des connexions GraphQL : les pages que renvoient les listes, avec leurs totaux et curseurs.",
    },
    inputs: {
      name: "Entrées",
      title: "Entrées (inputs)",
      lead: "Ce que contiennent les arguments : filtres, tris, et champs de ce qui est écrit.",
      description: "Référence des entrées GraphQL : filtres, tris et champs de ce qui est écrit, avec leurs limites.",
    },
    enums: {
      name: "Énumérations",
      title: "Énumérations",
      lead: "Les listes fermées : états, catégories, et critères de tri.",
      description: "Référence des énumérations GraphQL : états, catégories et tris, chaque valeur avec son sens.",
    },
    search: {
      name: "Recherche",
      title: "Chercher dans la référence",
      lead: "Chaque requête, mutation, type, champ, valeur d’énumération et appel REST par son nom.",
      description:
        "Recherche dans la référence GraphQL et REST\u00a0: chaque requête, mutation, type, champ et appel par son nom.",
    },
    changelog: {
      name: "Versions",
      title: "Changements pour les intégrateurs",
      lead: "Ce que chaque version ajoute et change dans GraphQL, REST, les événements, les webhooks et les données ouvertes.",
      description:
        "Changements du schéma GraphQL, des appels REST, des événements, des webhooks et des données ouvertes, version par version.",
    },
    rest: {
      name: "REST",
      title: "REST",
      lead: "Chaque appel sous /api : qui peut l’utiliser, ce qu’il attend et ce qu’il renvoie. Le document OpenAPI 3.1 est à l’adresse /api/openapi.json.",
      description:
        "Référence des appels REST : paramètres, corps, réponses, refus et portées des jetons, d’après le document OpenAPI 3.1.",
    },
  },
};
