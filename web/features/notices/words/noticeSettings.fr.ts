import { type words as english } from "#web/features/notices/words/noticeSettings.en.ts";

export const words: typeof english = {
  atOnce: "Immédiatement",
  dailyAt0700: "Chaque jour à 7 h",
  inThePortalOnly: "Dans le portail seulement",
  tendersYouTakePartIn: "Appels d’offres auxquels vous participez",
  remindersBeforeClosing: "Rappels avant la clôture",
  administration: "Administration",
  noticesByEmail: "Notifications par e-mail",
  mailsAboutYourAccountAndReceipts:
    "Les e-mails sur votre compte, ainsi que les récépissés et résultats de vos soumissions, sont toujours envoyés.",
  yourChoicesCouldNotBeLoaded: "Vos choix n’ont pas pu être chargés.",
  loading: "Chargement",
  languageOfTheMails: "Langue des e-mails",
  language: "Langue",
  languageOfThePortal: "Langue du portail",
  onEachDevice: "La même sur chaque appareil où vous vous connectez. La langue des e-mails se choisit à part.",
  saveLanguage: "Enregistrer la langue",
  theLanguageWasSaved: "La langue a été enregistrée",
  theLanguageCouldNotBeSaved: "La langue n’a pas pu être enregistrée",
  timeZone: "Fuseau horaire",
  utcNotChosenYet: "UTC, pas encore choisi",
  yourChoicesWereSaved: "Vos choix ont été enregistrés",
  yourChoicesCouldNotBeSaved: "Vos choix n’ont pas pu être enregistrés",
  saveChoices: "Enregistrer les choix",
  saving: "Enregistrement…",
};
