import { locale } from "#web/format/words/language.fr.ts";
import type * as English from "#web/format/words/terms.en.ts";

const TERMS: Readonly<Record<string, string>> = {
  Infrastructure: "Infrastructures",
  Construction: "Construction",
  Engineering: "Ingénierie",
  Technology: "Technologies",
  Services: "Services",
  Design: "Conception",
  Consulting: "Conseil",
  Architecture: "Architecture",
  Manufacturing: "Fabrication",
  Energy: "Énergie",
  Water: "Eau",
  Transport: "Transports",
  Other: "Autre",
  "Engineering Company": "Bureau d’ingénierie",
  "Architectural Firm": "Cabinet d’architecture",
  "Materials Supplier": "Fournisseur de matériaux",
  "General Contractor": "Entreprise générale",
  "Consulting Firm": "Cabinet de conseil",
  Manufacturer: "Fabricant",
  draft: "brouillon",
  open: "ouvert",
  closed: "clos",
  awarded: "attribué",
  cancelled: "annulé",
  deleted: "supprimé",
  pending: "à l’étude",
  accepted: "retenue",
  rejected: "rejetée",
  withdrawn: "retirée",
  "no decision": "sans décision",
  active: "actif",
  blocked: "bloqué",
  banned: "banni",
  refused: "refusé",
  administrators: "administrateurs",
  partners: "partenaires",
  "Architecture / Engineering Studio": "Bureau d’architecture ou d’ingénierie",
  "Execution Company": "Entreprise de travaux",
  "Supplier / Manufacturer": "Fournisseur ou fabricant",
  "Developer / Fund": "Promoteur ou fonds",
};

/** The French names of countries by their English ones. */
const countries = new Map<string, string>();
function readCountries() {
  const names = (language: string) => new Intl.DisplayNames(language, { type: "region", fallback: "none" });
  const [english, french] = [names("en"), names("fr")];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = english.of(code);
    if (name) countries.set(name, french.of(code) ?? name);
  }
}

export const term: typeof English.term = (value) => {
  if (countries.size === 0) readCountries();
  return TERMS[value] ?? countries.get(value) ?? value;
};

export type Forms = English.Forms;

/** In French, 0 takes the singular. */
export const counted: typeof English.counted = (count, [one, many]) =>
  `${count.toLocaleString(locale)} ${Math.abs(count) < 2 ? one : many}`;

export const DAYS: Forms = ["jour", "jours"];
