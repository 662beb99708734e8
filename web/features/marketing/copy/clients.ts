import { type Language } from "#api/core/rules/language.rules.ts";

/** Spec §2, clients carousel: the six countries. Each has its own colour in clients.css. */
export type ClientCountry = "centralAfricanRepublic" | "madagascar" | "guinea" | "kenya" | "nigeria" | "liberia";

export const COUNTRY_NAMES: Record<Language, Record<ClientCountry, string>> = {
  en: {
    centralAfricanRepublic: "Central African Republic",
    madagascar: "Madagascar",
    guinea: "Guinea",
    kenya: "Kenya",
    nigeria: "Nigeria",
    liberia: "Liberia",
  },
  fr: {
    centralAfricanRepublic: "République centrafricaine",
    madagascar: "Madagascar",
    guinea: "Guinée",
    kenya: "Kenya",
    nigeria: "Nigeria",
    liberia: "Libéria",
  },
};

interface Ministry {
  country: ClientCountry;
  name: Record<Language, string>;
}

/**
 * Exactly fifteen ministries. Two neighbours are never from the same country, so that neighbouring cards differ in
 * colour.
 */
export const MINISTRIES: readonly Ministry[] = [
  {
    country: "centralAfricanRepublic",
    name: {
      en: "Ministry of Public Works and Road Maintenance",
      fr: "Ministère des Travaux publics et de l’Entretien routier",
    },
  },
  { country: "madagascar", name: { en: "Ministry of Public Works", fr: "Ministère des Travaux publics" } },
  {
    country: "guinea",
    name: { en: "Ministry of Infrastructure and Transport", fr: "Ministère des Infrastructures et des Transports" },
  },
  { country: "kenya", name: { en: "Ministry of Roads and Transport", fr: "Ministère des Routes et des Transports" } },
  { country: "nigeria", name: { en: "Federal Ministry of Works", fr: "Ministère fédéral des Travaux publics" } },
  { country: "liberia", name: { en: "Ministry of Public Works", fr: "Ministère des Travaux publics" } },
  {
    country: "centralAfricanRepublic",
    name: { en: "Ministry of Energy and Water Resources", fr: "Ministère de l’Énergie et des Ressources hydrauliques" },
  },
  {
    country: "madagascar",
    name: { en: "Ministry of Energy and Hydrocarbons", fr: "Ministère de l’Énergie et des Hydrocarbures" },
  },
  {
    country: "guinea",
    name: {
      en: "Ministry of Urban Planning, Housing and Land",
      fr: "Ministère de l’Urbanisme, de l’Habitat et de l’Aménagement du territoire",
    },
  },
  {
    country: "kenya",
    name: {
      en: "Ministry of Water, Sanitation and Irrigation",
      fr: "Ministère de l’Eau, de l’Assainissement et de l’Irrigation",
    },
  },
  {
    country: "nigeria",
    name: {
      en: "Federal Ministry of Housing and Urban Development",
      fr: "Ministère fédéral du Logement et du Développement urbain",
    },
  },
  { country: "liberia", name: { en: "Ministry of Mines and Energy", fr: "Ministère des Mines et de l’Énergie" } },
  {
    country: "centralAfricanRepublic",
    name: { en: "Ministry of Urban Planning and Housing", fr: "Ministère de l’Urbanisme et de l’Habitat" },
  },
  {
    country: "madagascar",
    name: {
      en: "Ministry of Water, Sanitation and Hygiene",
      fr: "Ministère de l’Eau, de l’Assainissement et de l’Hygiène",
    },
  },
  {
    country: "nigeria",
    name: { en: "Federal Ministry of Water Resources", fr: "Ministère fédéral des Ressources en eau" },
  },
];
