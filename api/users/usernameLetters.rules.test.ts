import { hasAllowedLetters } from "#api/users/usernameLetters.rules.ts";

test.each([
  "osun",
  "andré 7",
  "Łukasz",
  "Đặng",
  "Ɛsi.mensah",
  "ngɔzi",
  "mbɑ",
  "Ɑlima",
  "tɪm",
  "\uA7AEdi",
  "администратор",
  "Ναύτης",
  "田中",
  "राम",
  "أحمد",
  "a+b|c",
])("%s has only letters that a username may have", (name) => {
  expect(hasAllowedLetters(name)).toBe(true);
});

test.each(["ꭺdmin", "ⲁdmin", "ᗩdmin", "adʍin", "admʝn", "a∂min", "аdmin", "jaп6", "ᴀᴅᴍɪɴ", "ａdmіn"])(
  "%s mixes scripts or has signs that no name has",
  (name) => {
    expect(hasAllowedLetters(name)).toBe(false);
  },
);
