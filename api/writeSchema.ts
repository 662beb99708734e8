import "reflect-metadata";

import { writeFileSync } from "node:fs";

import { schemaText } from "#api/schema.ts";

writeFileSync("schema.graphql", schemaText());
