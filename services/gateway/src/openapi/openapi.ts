/** The part of OpenAPI 3.1 that our document uses. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly securitySchemes: Readonly<Record<string, object>>;
  };
}

export type Method = 'get' | 'post' | 'delete';
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  /** Only where it is not the document's. */
  readonly servers?: OpenApiDocument['servers'];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: JsonContent };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

export interface ResponseObject {
  readonly description: string;
  readonly content?: Content;
}

/** By media type. */
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export type JsonContent = { readonly 'application/json': { readonly schema: JsonSchema } };
