import { type words as english } from "#web/features/session/settings/own-data/words/ownData.en.ts";

export const words: typeof english = {
  yourNameAddressesPhoneNumberDrafts:
    "Votre nom, vos adresses, votre numéro de téléphone, vos brouillons et vos liens sont effacés immédiatement, et toutes vos sessions prennent fin.",
  bidsThatYouSubmittedStayUnder:
    "Les soumissions déposées restent au nom de votre entreprise et restent valables : elles peuvent être ouvertes et retenues. Retirez d’abord une soumission qui ne doit plus compter.",
  nobodyCanReachYouAboutA:
    "Plus personne ne pourra vous joindre au sujet d’une soumission : votre adresse e-mail sera effacée. Téléchargez d’abord vos données et vos récépissés.",
  theRecordOfWhatWasDone: "Le journal des actions garde un identifiant, sans nom.",
  theServerCouldNotBeReached: "Le serveur est injoignable.",
  accountNotClosed: "Compte non fermé",
  closeYourAccount: "Fermer votre compte",
  thisCannotBeUndoneALast: "C’est définitif. Un dernier e-mail le confirme.",
  yourPassword: "Votre mot de passe",
  closeAccountForGood: "Fermer définitivement le compte",
  closing: "Fermeture…",
  keepAccount: "Garder le compte",
  yourData: "Vos données",
  allThatIsHeldAboutYou: (myDataFile) =>
    `Tout ce qui est conservé sur vous, dans le fichier ${myDataFile} : compte, profil d’entreprise, soumissions et révisions, brouillons, sessions, e-mails et actions enregistrées.`,
  downloading: "Téléchargement…",
  downloadMyData: "Télécharger mes données",
  closeAccount: "Fermer le compte",
  theServerCouldNotBeReached2: "Le serveur est injoignable : vos données n’ont pas été téléchargées.",
};
