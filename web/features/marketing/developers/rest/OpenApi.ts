/** The parts of an OpenAPI 3.1 description that the page of the REST reference shows. */
export interface OpenApi {
  tags: readonly { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter>; responses: object };
}

export interface Operation {
  tags: readonly string[];
  operationId: string;
  summary: string;
  description?: string;
  "x-access": string;
  security: readonly Record<string, readonly string[]>[];
  parameters: readonly (Parameter | Reference)[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Reference | { description: string; content?: Record<string, { schema?: Schema }> }>;
}

export interface Reference {
  $ref: string;
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema: Schema;
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
}
