export const words = {
  twoStepSignInIsOn: "Two-step sign-in is on. Your other sessions have ended.",
  theServerCouldNotBeReached: "The server could not be reached.",
  notTurnedOn: "Not turned on",
  scanThisPictureWithAnAuthenticator:
    "Scan this picture with an authenticator app, or type the key into it. Then type the code that the app shows.",
  qrCodeOfTheKeyBelow: "QR code of the key below",
  key: "Key",
  codeOfTheApp: "6-digit code from the app",
  turnOn: "Turn On",
  turningOn: "Turning on...",
  cancel: "Cancel",
  keepTheseRecoveryCodesAwayFrom:
    "Keep these recovery codes away from your phone. Each signs you in once, without the app. They are not shown again.",
  recoveryCodes: "Recovery codes",
  iHaveKeptThem: "I Have Kept Them",
  notSetUp: "Not set up",
  atSignInACodeOf:
    "At sign-in, a code of an app on your phone is asked for after your password. Whoever learns your password alone cannot sign in.",
  passwordForTwoStepSignIn: "Password for two-step sign-in",
  yourCurrentPassword: "Your current password",
  setUp: "Set Up",
  settingUp: "Setting up...",
  twoStepSignInIsOff: "Two-step sign-in is off",
  notTurnedOff: "Not turned off",
  yourSignInAsksForA: (codesLeft: number) =>
    `Your sign-in asks for a code of your app. Recovery codes left: ${codesLeft}. For new ones, turn it off and set it up again.`,
  codeOfTheAppOrA: "6-digit code from the app, or a recovery code",
  turnOff: "Turn Off",
  turningOff: "Turning off...",
  administratorsNeedTwoStepSignIn:
    "Administrators need two-step sign-in here. Set it up below: until then the rest of the portal is closed to you.",
  twoStepSignIn: "Two-Step Sign-In",
  on: "On",
  off: "Off",
  loading: "Loading",
  twoStepSignInCouldNot: "Two-step sign-in could not be loaded.",
  yourSignInAsksForA2: (codesLeft: number) =>
    `Your sign-in asks for a code of your app. Administrators need it here, so it cannot be turned off. Recovery codes left: ${codesLeft}. For new ones, or another phone, ask another administrator to turn it off for you, and set it up again.`,
};
