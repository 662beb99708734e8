/** The refusal of a username that could look like another one in a way that no list of characters covers. */
export const MIXED_NAME = "Write the username in the letters of one alphabet, without mathematical signs";

const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const MATHEMATICAL = /[^\P{Sm} -~]/u;
/** Letters of phonetic alphabets, without those that languages write: many languages of Africa do. */
const PHONETIC = /(?![ɓɔɖɗəɛɠɣɨɩɪɲɵʃʈʉʊʋʌʒʔꞋꞌ])[\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/u;

/** False for a username that mixes Latin letters with those of another script, or has mathematical or phonetic signs. */
export const hasOneScript = (username: string) =>
  !(LATIN.test(username) && OTHER_LETTER.test(username)) && !MATHEMATICAL.test(username) && !PHONETIC.test(username);
