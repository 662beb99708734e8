export const words = {
  confirmThatItIsYou: "Confirm that it is you",
  beforeYouChangeHowSomebodySigns:
    "Before you change how somebody signs in, or what an account may do, type your password again.",
  yourOwnPassword: "Your own password",
  codeOfYourAppOrA: "Code of your app, or a recovery code",
  confirm: "Confirm",
  confirming: "Confirming...",
  cancel: "Cancel",
};
