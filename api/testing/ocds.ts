import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { ValidateFunction } from "ajv";
import Ajv from "ajv-draft-04";
import addFormats from "ajv-formats";

const text = { type: "string", minLength: 1 };
const time = { type: "string", format: "date-time" };
const uri = { type: "string", format: "uri" };
const list = (items: object, minItems = 1) => ({ type: "array", items, minItems, uniqueItems: true });
const codes = (...values: string[]) => list({ enum: values });
/** An object schema that allows these properties only; `optional` names those that may be missing. */
const only = (properties: object, ...optional: string[]) => {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", properties, required, additionalProperties: false };
};

const organization = only({ id: text, name: text });
const value = only({ amount: { type: "number", minimum: 0 }, currency: { enum: ["USD"] } });

const tender = only(
  {
    id: text,
    title: text,
    description: text,
    status: { enum: ["active", "complete", "unsuccessful", "cancelled"] },
    procuringEntity: organization,
    items: list(
      only({
        id: text,
        description: text,
        classification: only({ scheme: text, id: text, description: text }),
        deliveryAddress: only({ locality: text, countryName: text }),
      }),
    ),
    minValue: value,
    value,
    procurementMethod: { enum: ["open"] },
    mainProcurementCategory: { enum: ["works", "services"] },
    additionalProcurementCategories: codes("consultingServices"),
    submissionMethod: codes("electronicSubmission"),
    submissionMethodDetails: text,
    tenderPeriod: only({ startDate: time, endDate: time }),
    enquiryPeriod: only({ startDate: time, endDate: time }, "startDate"),
    awardPeriod: only({ startDate: time, endDate: time }),
    eligibilityCriteria: text,
    numberOfTenderers: { type: "integer", minimum: 0 },
    amendments: list(only({ id: text, date: time, description: text, rationale: text }, "rationale")),
    documents: list(only({ id: text, documentType: { enum: ["biddingDocuments"] }, title: text, url: uri })),
  },
  "additionalProcurementCategories",
  "numberOfTenderers",
  "enquiryPeriod",
  "awardPeriod",
  "amendments",
  "documents",
);

const withdrawn = only({ id: text, status: { enum: ["withdrawn"] }, procuringEntity: organization });

const release = only(
  {
    ocid: text,
    id: text,
    date: time,
    tag: codes("tender", "tenderUpdate", "award", "tenderCancellation", "compiled"),
    initiationType: { enum: ["tender"] },
    language: { enum: ["en"] },
    parties: list(
      only(
        {
          id: text,
          name: text,
          roles: codes("buyer", "procuringEntity", "supplier"),
          contactPoint: only({ email: text, url: uri }),
        },
        "contactPoint",
      ),
    ),
    buyer: organization,
    tender: { anyOf: [tender, withdrawn] },
    awards: list(only({ id: text, status: { enum: ["active"] }, date: time, value, suppliers: list(organization) })),
  },
  "awards",
);

const ofPackage = {
  uri,
  version: { type: "string", pattern: "^(\\d+\\.)(\\d+)$" },
  extensions: list(uri),
  publisher: only({ name: text, uri }),
  license: uri,
  publicationPolicy: uri,
  publishedDate: time,
};

/** The subset of OCDS 1.1 that this portal publishes; any other property is an error. */
const OWN = {
  release: only({ ...ofPackage, releases: list(release), links: only({ next: uri }) }, "links"),
  record: only({
    ...ofPackage,
    records: list(only({ ocid: text, releases: list(release), compiledRelease: release })),
  }),
};

/**
 * The official schema files of OCDS 1.1.5. The environment variable names another folder with files of the same names.
 */
const { OCDS_SCHEMA = join(import.meta.dirname, "ocds-1.1.5") } = process.env;

type Package = keyof typeof OWN;
const ajv = addFormats(new Ajv({ allErrors: true, strict: false }));
const checks: Record<Package, ValidateFunction[]> = {
  release: [ajv.compile(OWN.release)],
  record: [ajv.compile(OWN.record)],
};
const read = (name: string) => JSON.parse(readFileSync(join(OCDS_SCHEMA, `${name}.json`), "utf8")) as object;
for (const name of ["release-schema", "versioned-release-validation-schema"]) ajv.addSchema(read(name));
for (const name of ["release", "record"] as const) checks[name].push(ajv.compile(read(`${name}-package-schema`)));

/** The schema errors of a package; empty if it is valid. */
export const ocdsErrors = (kind: Package, body: unknown) =>
  checks[kind].flatMap((check) =>
    check(body)
      ? []
      : (check.errors ?? []).map(
          ({ instancePath, message = "", params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
        ),
  );
