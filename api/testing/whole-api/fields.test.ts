import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import {
  isInputObjectType,
  isNullableType,
  isObjectType,
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
} from "graphql";
import type { EntityTarget, ObjectLiteral } from "typeorm";
import type { AnyObjectSchema, Schema } from "yup";

import { Bid } from "#api/bids/Bid.ts";
import { bidRoutes } from "#api/bids/bid.routes.ts";
import { bidDraftSchema, bidSchema } from "#api/bids/bid.rules.ts";
import { BidRevision } from "#api/bids/BidRevision.ts";
import { BidDraft } from "#api/bids/drafts/BidDraft.ts";
import { CompanyProfile } from "#api/company-profiles/CompanyProfile.ts";
import { companyProfileRoutes } from "#api/company-profiles/companyProfile.routes.ts";
import { companyProfileSchema } from "#api/company-profiles/companyProfile.rules.ts";
import { ContactRequest } from "#api/contact/ContactRequest.ts";
import { contactRequestRoutes } from "#api/contact/contactRequest.routes.ts";
import { contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import { BlogPost } from "#api/content/BlogPost.ts";
import { blogPostSchema } from "#api/content/blogPost.rules.ts";
import { contentRoutes } from "#api/content/content.routes.ts";
import { Project } from "#api/content/Project.ts";
import { projectSchema } from "#api/content/project.rules.ts";
import type { Route } from "#api/core/http/rest/rest.ts";
import { fieldNames, limitsOf } from "#api/core/rules/schemaFields.rules.ts";
import { buildSchema } from "#api/schema.ts";
import { AMENDED_FIELDS } from "#api/tenders/addenda/amendments.rules.ts";
import { Tender } from "#api/tenders/Tender.ts";
import { tenderRoutes } from "#api/tenders/tender.routes.ts";
import { tenderSchema } from "#api/tenders/tender.rules.ts";
import { testApp } from "#api/testing/testApp.ts";
import { User } from "#api/users/User.ts";
import { userRoutes } from "#api/users/user.routes.ts";
import { newUserSchema, userSchema } from "#api/users/user.rules.ts";

/** A kind of object, and the parts of the code that must list each of its fields. */
interface Noun {
  noun: string;
  rules: AnyObjectSchema;
  entity: EntityTarget<ObjectLiteral>;
  /** The entity that stores the fields, if `entity` is a view. */
  storedIn?: EntityTarget<ObjectLiteral>;
  type: string;
  inputs: string[];
  /** Fields of `inputs` that `rules` does not contain. */
  beside?: string[];
  /** The REST routes that answer with this object. */
  rows: readonly Route[];
  /** Fields that no REST answer contains, because the specification does not list them. */
  unanswered?: string[];
  /** True if its fields are null, in the database and in answers, while its tender is sealed. */
  sealable?: true;
  /** The GraphQL fragment that its edit form reads. */
  fragment: string;
}

const account = userSchema.omit(["password"]);

const NOUNS: Noun[] = [
  {
    noun: "bid",
    rules: bidSchema,
    entity: Bid,
    storedIn: BidRevision,
    type: "Bid",
    inputs: ["BidInput", "BidRevisionInput"],
    beside: ["tenderId", "revision", "addendaSeen", "documents"],
    rows: bidRoutes,
    sealable: true,
    fragment: "MyBidFacts",
  },
  {
    noun: "bid revision",
    rules: bidSchema,
    entity: BidRevision,
    type: "BidRevision",
    inputs: [],
    rows: [],
    sealable: true,
    fragment: "SubmittedTerms",
  },
  {
    noun: "bid draft",
    rules: bidDraftSchema,
    entity: BidDraft,
    type: "BidDraft",
    inputs: ["BidDraftInput"],
    beside: ["documents", "addendaSeen"],
    rows: [],
    fragment: "BidDraftText",
  },
  {
    noun: "blog post",
    rules: blogPostSchema,
    entity: BlogPost,
    type: "BlogPost",
    inputs: ["BlogPostInput", "BlogPostPatch"],
    rows: rowsAt("/api/blog"),
    unanswered: ["body", "published"],
    fragment: "EditedPost",
  },
  {
    noun: "company profile",
    rules: companyProfileSchema,
    entity: CompanyProfile,
    type: "CompanyProfile",
    inputs: ["CompanyProfileInput", "CompanyProfilePatch"],
    rows: companyProfileRoutes,
    fragment: "CompanyProfileFields",
  },
  {
    noun: "contact request",
    rules: contactRequestSchema,
    entity: ContactRequest,
    type: "ContactRequest",
    inputs: ["ContactRequestInput"],
    beside: ["language", "website"],
    rows: contactRequestRoutes,
    fragment: "IntegrationRequest",
  },
  {
    noun: "new user",
    rules: newUserSchema.omit(["password"]),
    entity: User,
    type: "User",
    inputs: ["UserInput"],
    beside: ["password"],
    rows: [],
    fragment: "ManagedUser",
  },
  {
    noun: "project",
    rules: projectSchema,
    entity: Project,
    type: "Project",
    inputs: ["ProjectInput", "ProjectPatch"],
    rows: rowsAt("/api/projects"),
    unanswered: ["published"],
    fragment: "EditedProject",
  },
  {
    noun: "tender",
    rules: tenderSchema,
    entity: Tender,
    type: "Tender",
    inputs: ["TenderInput", "TenderPatch"],
    beside: ["openingPersons", "takesQuestions", "questionsUntil", "requiredDocuments"],
    rows: tenderRoutes,
    unanswered: ["sealed", "decisionExpectedOn", "discloseWinner", "readsOut"],
    fragment: "TenderFacts",
  },
  {
    noun: "user",
    rules: account,
    entity: User,
    type: "User",
    inputs: ["UserPatch"],
    beside: ["password"],
    rows: userRoutes.filter(({ path }) => path.startsWith("/api/users")),
    fragment: "ManagedUser",
  },
];

/** Fields that any input may have in addition. */
const BESIDE = ["version", "clientMutationId"];

function rowsAt(path: string) {
  return contentRoutes.filter((row) => row.path === path);
}

const schema = buildSchema();
const FEATURES = join(process.cwd(), "web", "features");
const fragments = new Map(
  readdirSync(FEATURES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .flatMap((file) => parse(readFileSync(join(FEATURES, file), "utf8")).definitions)
    .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function typeFields(name: string) {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInputObjectType(type)) throw new Error(`The schema has no type ${name}`);
  return type.getFields();
}

/**
 * The names of all fields that a GraphQL document or fragment selects at any depth, including those in the fragments
 * that it uses.
 */
function selectedIn(node: DocumentNode | FragmentDefinitionNode): string[] {
  const names: string[] = [];
  visit(node, {
    Field: ({ name }) => void names.push(name.value),
    FragmentSpread: ({ name }) => void names.push(...selectedIn(fragments.get(name.value)!)),
  });
  return names;
}

const nameOf = ({ verb, path }: Route) => `REST row ${verb} ${path}`;

/** The name of a part of the code, and the fields that it lists. */
type Place = [name: string, fields: readonly string[]];

test.each(NOUNS)(
  "$noun: the entity, the table, the graph, the REST rows and the edit form know every field of the rules",
  async (noun) => {
    const { db } = await testApp();
    const { columns, tableName } = db.getMetadata(noun.entity);
    const stored = await db.query<{ name: string }[]>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1",
      [tableName],
    );
    const fields = fieldNames(noun.rules);
    const answers = noun.rows.filter(({ status }) => status !== 204);
    const places: Place[] = [
      ["entity", columns.map(({ propertyName }) => propertyName)],
      ["table", fields.filter((name) => stored.some((column) => column.name === inSnakeCase(name)))],
      ...[noun.type, ...noun.inputs].map((name): Place => [`type ${name}`, Object.keys(typeFields(name))]),
      ...answers.map((row): Place => [nameOf(row), [...selectedIn(parse(row.operation)), ...(noun.unanswered ?? [])]]),
      [`fragment ${noun.fragment}`, selectedIn(fragments.get(noun.fragment)!)],
    ];

    const lacking = places.flatMap(([place, known]) =>
      fields.filter((name) => !known.includes(name)).map((name) => `${noun.noun}: the ${place} lacks ${name}`),
    );

    expect(lacking).toEqual([]);
  },
);

test.each(NOUNS)("$noun: no REST row answers a field that the specification lacks", ({ rows, unanswered = [] }) => {
  const answered = rows.flatMap((row) => {
    const selected = selectedIn(parse(row.operation));
    return unanswered.filter((name) => selected.includes(name)).map((name) => `${nameOf(row)}: ${name}`);
  });

  expect(answered).toEqual([]);
});

test.each(NOUNS)("$noun: the rules know every field of its inputs", ({ noun, rules, inputs, beside = [] }) => {
  const known = [...fieldNames(rules), ...beside, ...BESIDE];

  const lacking = inputs.flatMap((input) =>
    Object.keys(typeFields(input))
      .filter((name) => !known.includes(name))
      .map((name) => `${noun}: the rules lack ${name} of ${input}`),
  );

  expect(lacking).toEqual([]);
});

test.each(NOUNS)(
  "$noun: what the rules let be null is null in the entity and the graph, and nothing else",
  async ({ noun, rules, entity, type, sealable = false }) => {
    const { db } = await testApp();
    const { columns } = db.getMetadata(entity);

    const wrong = fieldNames(rules).filter((name) => {
      const nullable = sealable || (rules.fields[name] as Schema).describe().nullable;
      const isNullable = columns.find(({ propertyName }) => propertyName === name)?.isNullable;
      return isNullable !== nullable || isNullableType(typeFields(type)[name]?.type) !== nullable;
    });

    expect(wrong.map((name) => `${noun}: ${name}`)).toEqual([]);
  },
);

test.each(NOUNS)(
  "$noun: the table holds each limit of the rules",
  async ({ noun, rules, entity, storedIn = entity }) => {
    const { db } = await testApp();
    const { columns, tableName } = db.getMetadata(storedIn);
    const checks = await db.query<{ text: string }[]>(
      `SELECT regexp_replace(pg_get_constraintdef(oid), '''|::bigint', '', 'g') AS text FROM pg_constraint WHERE contype = 'c' AND conrelid = $1::regclass`,
      [tableName],
    );

    const wrong = fieldNames(rules).filter((name) => {
      const field = rules.fields[name] as Schema;
      const column = columns.find(({ propertyName }) => propertyName === name)?.databaseName;
      const { min, max } = limitsOf(field);
      const measured = field.type === "string" ? `char_length(${column})` : column;
      const isHeld = (sign: string, limit: number | undefined) =>
        limit === undefined || checks.some(({ text }) => text.includes(`${measured} ${sign} ${limit})`));
      return !isHeld(">=", min) || !isHeld("<=", max);
    });

    expect(wrong.map((name) => `${noun}: the table does not hold the limit of ${name}`)).toEqual([]);
  },
);

test("webhooks are told of a change of each field that is announced by an addendum", async () => {
  const { db } = await testApp();
  const [trigger] = await db.query<{ text: string }[]>(
    "SELECT pg_get_functiondef('tell_webhooks_of_tender'::regproc) AS text",
  );

  const compared = /\(\(OLD\.(.*?)\) IS DISTINCT FROM/s.exec(trigger?.text ?? "")?.[1]?.split(/,\s*OLD\./);
  const { status: _ofItsOwn, ...fields } = { ...AMENDED_FIELDS, tenderNumber: null };
  const columns = Object.keys(fields).map((name) => (name === "documents" ? "documents_set_at" : inSnakeCase(name)));

  expect(compared).toEqual(expect.arrayContaining(columns));
  expect(trigger?.text).toContain("OLD.status <> NEW.status");
});
