import { type words as english } from "#web/features/questions/words/questions.en.ts";
import { locale } from "#web/format/words/language.fr.ts";

export const words: typeof english = {
  questions: "Questions",
  whatWasAskedAboutTheTender: "Les questions posées sur l’appel d’offres, et les réponses données à tous.",
  tender: "Appel d’offres",
  askAQuestion: "Poser une question",
  everybodySeesTheQuestion:
    "Tout le monde voit la question et la réponse ; personne ne voit qui l’a posée. N’écrivez rien qui permette de vous identifier.",
  yourQuestionWasSent: "Votre question a été envoyée",
  theQuestionCouldNotBeSent: "La question n’a pas pu être envoyée. Votre saisie est conservée.",
  yourQuestion: "Votre question",
  askQuestion: "Envoyer la question",
  sending: "Envoi…",
  waitsForAnAnswer: "En attente de réponse",
  notAnswered: "Sans réponse",
  notAnsweredBeforeClosing: "Sans réponse avant la clôture",
  yourCompanysQuestions: "Questions de votre entreprise",
  asked: (state, askedAt) => `${state} · posée le ${askedAt}`,
  withdraw: "Retirer",
  yourQuestionWasWithdrawn: "Votre question a été retirée",
  theQuestionCouldNotBeWithdrawn: "La question n’a pas pu être retirée. Veuillez réessayer.",
  withdrawThisQuestion: "Retirer cette question ?",
  itWillNotBeAnswered: "Elle ne recevra pas de réponse.",
  withdrawQuestion: "Retirer la question",
  tenderNotFound: "Appel d’offres introuvable",
  itMayHaveBeenWithdrawnOr: "Il a peut-être été retiré, ou l’adresse est incorrecte.",
  backToTenders: "Retour aux appels d’offres",
  theQuestionsCouldNotBeLoaded: "Les questions n’ont pas pu être chargées.",
  questionsAndAnswers: "Questions et réponses",
  searchQuestionsAndAnswers: "Rechercher dans les questions et réponses",
  noQuestionOrAnswerContainsThis: "Aucune question ni réponse ne contient ce texte.",
  noQuestionHasBeenAnsweredYet: "Aucune question n’a encore reçu de réponse.",
  showMoreQuestions: "Afficher plus de questions",
  answerQuestionsAboutThisTender: "Répondre aux questions sur cet appel d’offres",
  moreNotAnswered: (questions) =>
    questions === 1
      ? "1 autre question est restée sans réponse avant la clôture."
      : `${questions.toLocaleString(locale)} autres questions sont restées sans réponse avant la clôture.`,
  questionsUntil: "Questions jusqu’au",
  questionsWereTakenUntil: "Questions acceptées jusqu’au",
  closes: "Clôture",
  closed: "Clos",
  beforeItsClosingTime: "Avant l’heure de clôture",
  thisTenderTakesNoQuestions: "Cet appel d’offres n’accepte pas de questions.",
  questionsWereTakenUntilMoment: (moment) => `Les questions étaient acceptées jusqu’au ${moment}.`,
  thisTenderIsClosed: "Cet appel d’offres est clos : les questions ne sont plus acceptées.",
};
