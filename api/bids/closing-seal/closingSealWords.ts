import type { Language } from "#api/core/rules/language.rules.ts";

interface ClosingSealWords {
  hello: string;
  /** Only one of them is used. */
  subject: (number: string, seal: string) => string;
  held: (number: string, title: string, bids: number) => string;
  again: string;
  contains: (receiptNumber: string) => string;
  check: string;
  desk: string;
}

/** The mail of a closing seal. Nobody asks for it, so that no language is known: it has both. */
export const CLOSING_SEAL_WORDS: Record<Language, ClosingSealWords> = {
  en: {
    hello: "Hello",
    subject: (number, seal) => `${number} has closed: seal ${seal}`,
    held: (number, title, bids) => `Tender ${number}, ${title}, has closed. ${bids === 1 ? "1 bid was" : `${bids} bids were`} held at the closing time. ${bids === 1 ? "Its receipt stands" : "Their receipts stand"} in one seal:`,
    again: "The tender had closed before and was opened for bids again. This seal is of the closing now.",
    contains: (receiptNumber) => `Your receipt ${receiptNumber} is in it. Keep this mail: it shows later that no bid was added, removed or changed.`,
    check: "This page checks your receipt and the seal, without signing in, and says how anybody computes both:",
    desk: "The global desk",
  },
  fr: {
    hello: "Bonjour",
    subject: (number, seal) => `${number} est clos\u00a0: sceau ${seal}`,
    held: (number, title, bids) => `L’appel d’offres ${number}, ${title}, est clos. ${bids === 1 ? "1 offre était déposée" : `${bids} offres étaient déposées`} à la clôture. ${bids === 1 ? "Son récépissé est réuni" : "Leurs récépissés sont réunis"} sous un seul sceau\u00a0:`,
    again: "L’appel d’offres avait déjà été clos, puis rouvert. Ce sceau est celui de la clôture actuelle.",
    contains: (receiptNumber) => `Votre récépissé ${receiptNumber} en fait partie. Gardez ce message\u00a0: il montrera plus tard qu’aucune offre n’a été ajoutée, retirée ou modifiée.`,
    check: "Cette page vérifie votre récépissé et le sceau, sans connexion, et dit comment chacun peut les calculer\u00a0:",
    desk: "Le bureau mondial",
  },
};
