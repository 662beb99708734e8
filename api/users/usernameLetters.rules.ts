/**
 * The refusal of a username with letters that are not allowed together. No list of look-alike characters is complete,
 * so these usernames are refused even if they look like no other.
 */
export const MIXED_NAME = "Write the username in the letters of one alphabet, without mathematical signs";

const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const MATHEMATICAL = /[^\P{Sm} -~]/u;
/** Letters of phonetic alphabets, except those that are also letters of a language, as in many languages of Africa. */
const PHONETIC = /(?![ɑɓɔɖɗəɛɠɣɨɩɪꞮɲɵʃʈʉʊʋʌʒʔꞋꞌ])[\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/u;

/**
 * False for a username that mixes Latin letters with letters of another script, or that has mathematical signs or
 * letters of a phonetic alphabet.
 */
export const hasAllowedLetters = (username: string) =>
  !(LATIN.test(username) && OTHER_LETTER.test(username)) && !MATHEMATICAL.test(username) && !PHONETIC.test(username);
