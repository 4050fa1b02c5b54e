import * as contracts from '@annuity-lantern/contracts/http';
import { core, toJSONSchema } from 'zod';
import type { JsonSchema } from './openapi.ts';

export interface JsonSchemas {
  /** The schema in JSON Schema 2020-12. Schemas that the contracts export by name become references. */
  readonly of: (schema: contracts.Schema, side: 'input' | 'output') => JsonSchema;
  /** All referenced schemas by name. */
  readonly named: Readonly<Record<string, JsonSchema>>;
}

/** Writes zod schemas as JSON Schema. Each named schema of the contracts is written once. */
export function jsonSchemas(): JsonSchemas {
  const named: Record<string, JsonSchema> = {};
  const keep = (name: string, schema: JsonSchema) => {
    const known = named[name];
    // Input and output of a schema may differ, so they need two names.
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`${name} differs between input and output`);
    named[name] = schema;
  };
  const of = (schema: contracts.Schema, side: 'input' | 'output') => {
    const written = JSON.stringify(toJSONSchema(schema, { io: side, metadata: names, target: 'draft-2020-12' }));
    const { $schema: _, $defs = {}, ...root } = JSON.parse(written.replaceAll('"#/$defs/', '"#/components/schemas/'));
    for (const [name, definition] of Object.entries<JsonSchema>($defs)) keep(name, definition);
    return root as JsonSchema;
  };
  return { of, named };
}

const names = core.registry<{ id: string }>();
for (const [id, value] of Object.entries(contracts)) {
  if (typeof value === 'object' && '_zod' in value) names.add(value, { id });
}
