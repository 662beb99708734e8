import { type words as english } from "#web/features/session/settings/two-step/words/twoStep.en.ts";

export const words: typeof english = {
  twoStepSignInIsOn: "La connexion en deux étapes est activée. Vos autres sessions ont pris fin.",
  theServerCouldNotBeReached: "Le serveur est injoignable.",
  notTurnedOn: "Non activée",
  scanThisPictureWithAnAuthenticator:
    "Scannez cette image avec une application d’authentification, ou saisissez-y la clé. Saisissez ensuite le code que l’application affiche.",
  qrCodeOfTheKeyBelow: "Code QR de la clé ci-dessous",
  key: "Clé",
  codeOfTheApp: "Code à 6 chiffres de l’application",
  turnOn: "Activer",
  turningOn: "Activation…",
  cancel: "Annuler",
  keepTheseRecoveryCodesAwayFrom:
    "Gardez ces codes de secours ailleurs que sur votre téléphone. Chacun permet une connexion sans l’application. Ils ne seront plus affichés.",
  recoveryCodes: "Codes de secours",
  iHaveKeptThem: "C’est fait, je les ai enregistrés",
  notSetUp: "Non configurée",
  atSignInACodeOf:
    "À la connexion, un code d’une application de votre téléphone est demandé après le mot de passe. Connaître votre mot de passe ne suffit plus pour se connecter.",
  passwordForTwoStepSignIn: "Mot de passe pour la connexion en deux étapes",
  yourCurrentPassword: "Votre mot de passe actuel",
  setUp: "Configurer",
  settingUp: "Configuration…",
  twoStepSignInIsOff: "La connexion en deux étapes est désactivée",
  notTurnedOff: "Non désactivée",
  yourSignInAsksForA: (codesLeft) =>
    `Votre connexion demande un code de votre application. Codes de secours restants : ${codesLeft}. Pour en obtenir de nouveaux, désactivez la connexion en deux étapes et configurez-la de nouveau.`,
  codeOfTheAppOrA: "Code de l’application, ou code de secours",
  turnOff: "Désactiver",
  turningOff: "Désactivation…",
  administratorsNeedTwoStepSignIn:
    "Ici, la connexion en deux étapes est obligatoire pour les administrateurs. Configurez-la ci-dessous : d’ici là, le reste du portail vous est fermé.",
  twoStepSignIn: "Connexion en deux étapes",
  on: "Activée",
  off: "Désactivée",
  loading: "Chargement",
  twoStepSignInCouldNot: "La connexion en deux étapes n’a pas pu être chargée.",
  yourSignInAsksForA2: (codesLeft) =>
    `Votre connexion demande un code de votre application. Elle est obligatoire ici pour les administrateurs et ne peut pas être désactivée. Codes de secours restants : ${codesLeft}. Pour de nouveaux codes ou un autre téléphone, demandez à un autre administrateur de la désactiver pour vous, puis configurez-la de nouveau.`,
};
