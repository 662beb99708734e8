import { hasOneScript } from "#api/users/oneScript.rules.ts";

test.each([
  "osun",
  "andré 7",
  "Łukasz",
  "Đặng",
  "Ɛsi.mensah",
  "ngɔzi",
  "администратор",
  "Ναύτης",
  "田中",
  "राम",
  "أحمد",
  "a+b|c",
])("%s is a username in one script", (name) => {
  expect(hasOneScript(name)).toBe(true);
});

test.each(["ꭺdmin", "ⲁdmin", "ᗩdmin", "adʍin", "admʝn", "a∂min", "аdmin", "jaп6", "ᴀᴅᴍɪɴ", "ａdmіn"])(
  "%s mixes scripts or has signs that no name has",
  (name) => {
    expect(hasOneScript(name)).toBe(false);
  },
);
