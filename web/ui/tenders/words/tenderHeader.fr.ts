import { type words as english } from "#web/ui/tenders/words/tenderHeader.en.ts";

/** "29 nov., 23:59" as one says it: "29 nov. à 23:59". */
const spoken = (time: string) => time.replace(/, (?=\d+:)/, " à ");

export const words: typeof english = {
  closes: (time) => `Clôture le ${time}`,
  closed: (time) => `Clos le ${time}`,
  closedEarly: (time) => `Clos avant la date limite du ${time}`,
  yourTimeAndUtc: (local, utc) => `${spoken(local)}, votre heure (${`${spoken(utc)} UTC`.replaceAll(" ", "\u00a0")})`,
  utc: (utc) => `${spoken(utc)} UTC`,
  sealed: "Scellé",
  closingSoon: "CLÔTURE PROCHE",
  tenderPage: "Page de l’appel d’offres",
};
