import { type words as english } from "#web/features/questions/words/published.en.ts";

export const words: typeof english = {
  yourCompanyAskedThis: "Question posée par votre entreprise.",
  yourCompanyAsked: (text) => `Votre entreprise a demandé : ${text}`,
  answered: "Réponse du ",
  correctedOn: ", corrigée le ",
  earlierAnswers: (answers) => (answers === 1 ? "Réponse antérieure" : `${answers} réponses antérieures`),
  givenOn: (answeredAt) => `Donnée le ${answeredAt}`,
};
