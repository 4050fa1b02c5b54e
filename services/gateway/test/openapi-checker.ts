import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Method, OpenApiDocument, Operation } from '../src/openapi/openapi.ts';
import type { Answer } from './ask.ts';

export interface DocumentedCall {
  readonly path: string;
  readonly method: Method;
  readonly operation: Operation;
}

export interface OpenApiChecker {
  readonly calls: readonly DocumentedCall[];
  /** What the document does not say about an answer; empty if the answer conforms. */
  readonly complaints: (operationId: string, answer: Answer) => string[];
  readonly acceptsBody: (operationId: string, body: unknown) => boolean;
}

/** Checks answers and bodies against the document alone, without reading the contracts. */
export function openApiChecker(document: OpenApiDocument): OpenApiChecker {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method as Method, operation })),
  );
  const find = (operationId: string) => {
    const call = calls.find(({ operation }) => operation.operationId === operationId);
    if (!call) throw new Error(`${operationId} is not documented`);
    return call;
  };
  const errorsIn = (steps: readonly string[], value: unknown) => {
    const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const validate = ajv.compile({ $ref: `document#/${pointer}` });
    return validate(value) ? [] : [ajv.errorsText(validate.errors)];
  };
  const body = ['content', 'application/json', 'schema'];

  return {
    calls,
    complaints: (operationId, { status, headers, text }) => {
      const { path, method, operation } = find(operationId);
      const documented = operation.responses[status];
      if (!documented) return [`status ${status} is not documented`];
      if (!documented.content) return text === '' ? [] : [`status ${status} has a body`];
      const [type = ''] = (headers['content-type'] ?? '').split(';');
      if (!documented.content[type]) return [`content type is ${headers['content-type']}`];
      if (type !== 'application/json') return [];
      return errorsIn(['paths', path, method, 'responses', String(status), ...body], JSON.parse(text));
    },
    acceptsBody: (operationId, value) => {
      const { path, method } = find(operationId);
      return errorsIn(['paths', path, method, 'requestBody', ...body], value).length === 0;
    },
  };
}
