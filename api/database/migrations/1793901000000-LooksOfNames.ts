import type { MigrationInterface, QueryRunner } from "typeorm";

import { LOOK_ALIKES } from "#api/database/migrations/1793801000000-LookAlikeNames.ts";
import {
  ASCII_LOOK,
  NAME_TRIGGERS,
  WITHOUT_ASCII_LOOK,
} from "#api/database/migrations/1793807000000-NamesOfAdministrators.ts";

/**
 * Further characters that a reader may take for an ASCII letter, as hexadecimal code points: Latin letters with a
 * stroke, a hook, turned, reversed or as small capitals (by their names in Unicode 14), and Greek letters, Cyrillic
 * letters and signs. confusables.txt lists these under sequences of characters, or not at all.
 */
const FURTHER_LOOK_ALIKES: Record<string, string> = {
  a: "23a 250 1d00 1d8f 2c65 2c6f",
  b: "180 181 182 183 243 253 299 1d03 1d6c 1d80 a796 a797 df 1e9e 3b2 432 44c 44a 463",
  c: "187 188 23b 23c 255 2184 a73e a73f a792 a793 a794 a7c4 1df1d a2",
  d: "110 111 18a 18b 18c 221 256 257 1d05 1d6d 1d81 1d91 a779 a77a a7c7 a7c8 f0 434",
  e: "18e 190 1dd 246 247 258 25b 25c 25d 25e 29a 1d07 1d08 1d92 1d93 1d94 2c78 2c7b ab33 ab34 20ac 3b5 454 44d 437 3f5 18f 259 4d9",
  f: "191 192 1d6e 1d82 a730 a77b a77c",
  g: "193 1e4 1e5 260 262 29b 1d77 1d79 a77d a77e a77f a7a0 a7a1 a7ac a7d0 a7d1 ab36 1df01 1df02",
  h: "126 127 265 266 29c 2ae 2af 2c67 2c68 a78d a795 a7aa 43d 4a3",
  i: "197 268 1d09 1d96 a7ae 1df1a",
  j: "237 248 249 25f 284 29d 1d0a",
  k: "198 199 29e 1d0b 1d84 2c69 2c6a a740 a741 a742 a743 a744 a745 a7a2 a7a3 a7b0 1df03 1df10 138 3ba 43a 45c",
  l: "141 142 19a 234 23d 26b 26c 26d 29f 1d0c 1d85 2c60 2c61 2c62 a746 a747 a748 a749 a780 a781 a78e a7ad ab37 ab38 ab39 1df04 1df11 1df13 a3",
  m: "19c 270 271 1d0d 1d1f 1d6f 1d86 2c6e a7fa ab3a 43c",
  n: "19d 19e 220 235 272 273 274 1d0e 1d70 1d87 a790 a791 a7a4 a7a5 ab3b 14b 3b7 43f 438 439",
  o: "d8 f8 186 19f 1fe 1ff 254 275 1d10 1d12 1d13 1d97 2c7a a74a a74b a74c a74d ab3e ab3f 1df1b 3b8 444 b0",
  p: "1a4 1a5 1d18 1d71 1d7d 1d88 2c63 a750 a751 a752 a753 a754 a755 fe 1bf",
  q: "24b 2a0 a756 a757 a758 a759 a7af",
  r: "24c 24d 279 27a 27b 27c 27d 27e 27f 280 281 1d19 1d1a 1d72 1d73 1d89 2c64 2c79 a782 a783 a7a6 a7a7 ab46 ab49 ab4b ab4c ab68 1df08 1df15 1df16 44f",
  s: "23f 282 1d74 1d8a 1e9c 2c7e a784 a785 a7a8 a7a9 a7c5 a7c9 a7ca 1df1e a7",
  t: "166 167 1ab 1ac 1ad 1ae 236 23e 287 288 1d1b 1d75 2c66 a786 a787 a7b1 1df09 1df0d 2020 3c4 442",
  u: "244 289 1d1d 1d99 a7b8 a7b9 ab4f 3bc 446 b5",
  v: "1b2 245 28c 2c71 2c74 a75e a75f",
  w: "28d 2c72 2c73 3c9 448 449",
  x: "1d8d ab56 ab57 ab58 ab59 3c7",
  y: "1b3 1b4 24e 24f 28e 1efe 1df06 a5",
  z: "1b5 1b6 224 225 240 290 291 1d76 1d8e 2c6b 2c6c 2c7f a7c6",
};

/** The combining marks of all scripts (\p{M} of Unicode 17), as hexadecimal code points and ranges. */
const MARKS =
  "300-36f 483-489 591-5bd 5bf 5c1-5c2 5c4-5c5 5c7 610-61a 64b-65f 670 6d6-6dc 6df-6e4 6e7-6e8 6ea-6ed 711 730-74a 7a6-7b0 7eb-7f3 7fd 816-819 81b-823 825-827 829-82d 859-85b 897-89f 8ca-8e1 8e3-903 93a-93c 93e-94f 951-957 962-963 981-983 9bc 9be-9c4 9c7-9c8 9cb-9cd 9d7 9e2-9e3 9fe a01-a03 a3c a3e-a42 a47-a48 a4b-a4d a51 a70-a71 a75 a81-a83 abc abe-ac5 ac7-ac9 acb-acd ae2-ae3 afa-aff b01-b03 b3c b3e-b44 b47-b48 b4b-b4d b55-b57 b62-b63 b82 bbe-bc2 bc6-bc8 bca-bcd bd7 c00-c04 c3c c3e-c44 c46-c48 c4a-c4d c55-c56 c62-c63 c81-c83 cbc cbe-cc4 cc6-cc8 cca-ccd cd5-cd6 ce2-ce3 cf3 d00-d03 d3b-d3c d3e-d44 d46-d48 d4a-d4d d57 d62-d63 d81-d83 dca dcf-dd4 dd6 dd8-ddf df2-df3 e31 e34-e3a e47-e4e eb1 eb4-ebc ec8-ece f18-f19 f35 f37 f39 f3e-f3f f71-f84 f86-f87 f8d-f97 f99-fbc fc6 102b-103e 1056-1059 105e-1060 1062-1064 1067-106d 1071-1074 1082-108d 108f 109a-109d 135d-135f 1712-1715 1732-1734 1752-1753 1772-1773 17b4-17d3 17dd 180b-180d 180f 1885-1886 18a9 1920-192b 1930-193b 1a17-1a1b 1a55-1a5e 1a60-1a7c 1a7f 1ab0-1add 1ae0-1aeb 1b00-1b04 1b34-1b44 1b6b-1b73 1b80-1b82 1ba1-1bad 1be6-1bf3 1c24-1c37 1cd0-1cd2 1cd4-1ce8 1ced 1cf4 1cf7-1cf9 1dc0-1dff 20d0-20f0 2cef-2cf1 2d7f 2de0-2dff 302a-302f 3099-309a a66f-a672 a674-a67d a69e-a69f a6f0-a6f1 a802 a806 a80b a823-a827 a82c a880-a881 a8b4-a8c5 a8e0-a8f1 a8ff a926-a92d a947-a953 a980-a983 a9b3-a9c0 a9e5 aa29-aa36 aa43 aa4c-aa4d aa7b-aa7d aab0 aab2-aab4 aab7-aab8 aabe-aabf aac1 aaeb-aaef aaf5-aaf6 abe3-abea abec-abed fb1e fe00-fe0f fe20-fe2f 101fd 102e0 10376-1037a 10a01-10a03 10a05-10a06 10a0c-10a0f 10a38-10a3a 10a3f 10ae5-10ae6 10d24-10d27 10d69-10d6d 10eab-10eac 10efa-10eff 10f46-10f50 10f82-10f85 11000-11002 11038-11046 11070 11073-11074 1107f-11082 110b0-110ba 110c2 11100-11102 11127-11134 11145-11146 11173 11180-11182 111b3-111c0 111c9-111cc 111ce-111cf 1122c-11237 1123e 11241 112df-112ea 11300-11303 1133b-1133c 1133e-11344 11347-11348 1134b-1134d 11357 11362-11363 11366-1136c 11370-11374 113b8-113c0 113c2 113c5 113c7-113ca 113cc-113d0 113d2 113e1-113e2 11435-11446 1145e 114b0-114c3 115af-115b5 115b8-115c0 115dc-115dd 11630-11640 116ab-116b7 1171d-1172b 1182c-1183a 11930-11935 11937-11938 1193b-1193e 11940 11942-11943 119d1-119d7 119da-119e0 119e4 11a01-11a0a 11a33-11a39 11a3b-11a3e 11a47 11a51-11a5b 11a8a-11a99 11b60-11b67 11c2f-11c36 11c38-11c3f 11c92-11ca7 11ca9-11cb6 11d31-11d36 11d3a 11d3c-11d3d 11d3f-11d45 11d47 11d8a-11d8e 11d90-11d91 11d93-11d97 11ef3-11ef6 11f00-11f01 11f03 11f34-11f3a 11f3e-11f42 11f5a 13440 13447-13455 1611e-1612f 16af0-16af4 16b30-16b36 16f4f 16f51-16f87 16f8f-16f92 16fe4 16ff0-16ff1 1bc9d-1bc9e 1cf00-1cf2d 1cf30-1cf46 1d165-1d169 1d16d-1d172 1d17b-1d182 1d185-1d18b 1d1aa-1d1ad 1d242-1d244 1da00-1da36 1da3b-1da6c 1da75 1da84 1da9b-1da9f 1daa1-1daaf 1e000-1e006 1e008-1e018 1e01b-1e021 1e023-1e024 1e026-1e02a 1e08f 1e130-1e136 1e2ae 1e2ec-1e2ef 1e4ec-1e4ef 1e5ee-1e5ef 1e6e3 1e6e6 1e6ee-1e6ef 1e6f5 1e8d0-1e8d6 1e944-1e94a e0100-e01ef";

/** The combining marks that are used with the letters of every script. */
const COMMON_MARKS = "300-36f 1ab0-1aff 1dc0-1dff 20d0-20ff fe20-fe2f";

const character = (hexadecimal: string) => String.fromCodePoint(Number.parseInt(hexadecimal, 16));
/** The content of a bracket expression of PostgreSQL. */
const classOf = (ranges: string) =>
  ranges
    .split(" ")
    .map((range) => range.split("-").map(character).join("-"))
    .join("");

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/**
 * The code points of A in alphabets that Unicode does not map to ASCII: letters in dark circles, letters in dark
 * squares, and the regional indicators, of which flags consist.
 */
const ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];

type Look = readonly (readonly [character: string, ascii: string])[];

export const LOOKS: Look = [
  ...[...Object.entries(LOOK_ALIKES), ...Object.entries(FURTHER_LOOK_ALIKES)].flatMap(([ascii, points]) =>
    points.split(" ").map((point) => [character(point), ascii] as const),
  ),
  ...ALPHABETS.flatMap((first) =>
    Array.from(LETTERS, (letter, place) => [String.fromCodePoint(first + place), letter] as const),
  ),
];

/** The signs that are read as a letter inside a name, and as decoration at its ends: adm!n, !admin!. */
const SIGNS = "!|:;\u00A1\u00A6@$+";
const LETTERS_OF_SIGNS = "llllllast";
/**
 * Digits and letters, and the letter that each looks like or is used for. 6 is left out, because it would become b and
 * equal 8.
 */
const DIGITS = "012345789iq";
const LETTERS_OF_DIGITS = "olzeastbglg";
const PUNCTUATION =
  " -/:-@\\[-`{-~\u00A1-\u00BF\u2010-\u2027\u2030-\u205E\u2190-\u2BFF\u3000-\u3003\u3008-\u3020\u30FB";

/**
 * SQL that replaces letters by their strokes, so that letters with the same strokes become equal: m, rn and nn; w and
 * vv; d, cl and ci; u, ii and ll.
 */
export const strokes = (text: string) =>
  `regexp_replace(replace(replace(replace(replace(${text}, 'm', 'nn'), 'w', 'vv'), 'd', 'cl'), 'u', 'll'), 'r(?=r*n)', 'n', 'g')`;

const letters = (text: string) =>
  strokes(
    `regexp_replace(translate(${text}, '${DIGITS}${SIGNS}', '${LETTERS_OF_DIGITS}${LETTERS_OF_SIGNS}'), '[${PUNCTUATION}]', '', 'g')`,
  );

/**
 * The planner's cost of one call, which takes about 0.2 ms. With the usual cost of 100, PostgreSQL would
 * call the function for each user instead of reading the index.
 */
const COST = 10_000;

/** SQL that creates the function which replaces each character by the ASCII letter that it looks like. */
export const createAsciiLetters = (looks: Look) =>
  `CREATE OR REPLACE FUNCTION ascii_letters_of_name(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST ${COST}
     RETURN regexp_replace(regexp_replace(
       translate(normalize(look_of_name(name), NFD), '${looks.map(([from]) => from).join("")}', '${looks.map(([, to]) => to).join("")}'),
       '[${classOf(COMMON_MARKS)}]', '', 'g'), '(?<![^ -~])[${classOf(MARKS)}]+', '', 'g')`;

/**
 * SQL that creates the function of the two looks of a name. The first look omits the signs at both ends of the name,
 * the second one reads these signs as letters.
 */
export const createAsciiLooks = (functionName: string) =>
  `CREATE OR REPLACE FUNCTION ${functionName}(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST ${COST}
     RETURN ARRAY[
       coalesce(nullif(${letters(`regexp_replace(ascii_letters_of_name(name), '^[${PUNCTUATION}]+|[${PUNCTUATION}]+$', '', 'g')`)}, ''), look_of_name(name)),
       coalesce(nullif(${letters("ascii_letters_of_name(name)")}, ''), look_of_name(name))]`;

const STATEMENTS = [
  ...WITHOUT_ASCII_LOOK,
  createAsciiLetters(LOOKS),
  createAsciiLooks("ascii_looks_of_name"),
  "CREATE INDEX users_ascii_looks_idx ON users USING gin (ascii_looks_of_name(username)) WHERE deleted_at IS NULL",
  `CREATE FUNCTION refuse_look_of_administrator() RETURNS trigger LANGUAGE plpgsql AS $$
     DECLARE looks text[] := ascii_looks_of_name(NEW.username);
     BEGIN
       -- Concurrent acts on names that look alike wait for each other. Otherwise neither would see the other's row.
       PERFORM pg_advisory_xact_lock(hashtextextended('look of name ' || look, 0)) FROM (SELECT DISTINCT unnest(looks) AS look ORDER BY 1) AS sorted;
       IF EXISTS (SELECT FROM users WHERE ascii_looks_of_name(username) && looks AND deleted_at IS NULL AND id <> NEW.id AND (is_admin OR NEW.is_admin)) THEN
         RAISE EXCEPTION 'the username looks like that of another account, and one of the two is an administrator''s' USING ERRCODE = 'unique_violation',
           CONSTRAINT = CASE WHEN TG_OP = 'UPDATE' AND lower(NEW.username) = lower(OLD.username) THEN 'users_look_of_unchanged_name' ELSE 'users_look_of_admin' END;
       END IF;
       RETURN NEW;
     END $$`,
  ...NAME_TRIGGERS,
];

const BACK = [
  "DROP TRIGGER users_name_is_no_administrators ON users",
  "DROP TRIGGER users_new_name_is_no_administrators ON users",
  "DROP FUNCTION refuse_look_of_administrator()",
  "DROP INDEX users_ascii_looks_idx",
  "DROP FUNCTION ascii_looks_of_name(text)",
  "DROP FUNCTION ascii_letters_of_name(text)",
  ...ASCII_LOOK,
];

/**
 * More usernames look like an administrator's: adm¡n, adm:n, adnnin, 4dmin, ađmin, and names with combining marks of
 * any script. ascii_looks_of_name replaces ascii_look_of_name. Accounts that looked alike before this migration stay
 * unchanged, and the server lists them in the log at each start.
 */
export class LooksOfNames1793901000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(runner: QueryRunner) {
    for (const statement of BACK) await runner.query(statement);
  }
}
