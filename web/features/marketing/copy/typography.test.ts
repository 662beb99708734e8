import { developersEn } from "#web/features/marketing/copy/developers.en.ts";
import { developersFr } from "#web/features/marketing/copy/developers.fr.ts";
import { en } from "#web/features/marketing/copy/en.ts";
import { fr } from "#web/features/marketing/copy/fr.ts";
import { legalEn } from "#web/features/marketing/copy/legal.en.ts";
import { legalFr } from "#web/features/marketing/copy/legal.fr.ts";
import { servicesEn } from "#web/features/marketing/copy/services.en.ts";
import { servicesFr } from "#web/features/marketing/copy/services.fr.ts";
import { tendersEn } from "#web/features/marketing/copy/tenders.en.ts";
import { tendersFr } from "#web/features/marketing/copy/tenders.fr.ts";
import { verifyEn } from "#web/features/marketing/copy/verify.en.ts";
import { verifyFr } from "#web/features/marketing/copy/verify.fr.ts";
import { isMistyped, textsOf } from "#web/testing/frenchTypography.ts";

test("French puts a no-break space before a colon and inside quotation marks, and a narrow one before ; ? ! %", () => {
  const french = [fr, developersFr, servicesFr, legalFr, tendersFr, verifyFr].flatMap(textsOf);

  expect(french.filter(isMistyped)).toEqual([]);
});

test("apostrophes and quotation marks are a typesetter's", () => {
  const texts = [
    en,
    fr,
    developersEn,
    developersFr,
    servicesEn,
    servicesFr,
    legalEn,
    legalFr,
    tendersEn,
    tendersFr,
    verifyEn,
    verifyFr,
  ].flatMap(textsOf);

  expect(texts.filter((text) => /["']/.test(text))).toEqual([]);
});
