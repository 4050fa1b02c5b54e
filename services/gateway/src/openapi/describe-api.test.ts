import { endpoints } from '@annuity-lantern/contracts/endpoints';
import { ConsultationBody, FORM_TOKEN_HEADER } from '@annuity-lantern/contracts/http';
import { sampleConsultation } from '@annuity-lantern/contracts/testing/sample-answers';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { openApiChecker } from '../../test/openapi-checker.ts';
import { describeApi } from './describe-api.ts';
import type { Operation } from './openapi.ts';

const document = describeApi('https://www.example.org');
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

function operation(name: string): Operation {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`${name} is not in the document`);
  return found;
}

describe('the document', () => {
  test('is valid OpenAPI 3.1 by the meta schema, which refuses a broken document', async () => {
    expect(await new Validator().validate(structuredClone({ ...document }))).toEqual({ valid: true });
    const broken = { ...document, info: {} };
    expect(await new Validator().validate(structuredClone(broken))).toMatchObject({ valid: false });
  });

  test('has every endpoint of the contracts once, with its path, method and service', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(endpoints.map(({ name }) => name).sort());
    expect(document.paths['/api/resources/{id}/download']?.post).toMatchObject({
      operationId: 'countResourceDownload',
      tags: ['content-api'],
    });
  });

  test('names the models of the contracts, and has no dangling reference', () => {
    const referred = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map((match) => match[1]);
    expect(Object.keys(document.components.schemas).sort()).toEqual([...new Set(referred)].sort());
    expect(referred).toEqual(expect.arrayContaining(['ConsultationBody', 'Consent', 'Resource', 'WireError']));
  });
});

describe('a call', () => {
  test('has its path and query parameters, even if the contracts name their schema', () => {
    expect(operation('countResourceDownload').parameters).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z0-9-]{1,80}$' } },
    ]);
    expect(operation('listConsultationRequests').parameters).toEqual([
      { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 200 } },
      { name: 'cursor', in: 'query', required: false, schema: { type: 'string', maxLength: 200 } },
    ]);
  });

  test('takes an Idempotency-Key where a key can be reused', () => {
    const taking = operations.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'Idempotency-Key'));
    expect(taking.map(({ operationId }) => operationId)).toEqual(['createAnnuityReviewRequest', 'createConsultationRequest']);
  });

  test('takes a form token where a form sends one, under the name that the service reads', () => {
    const taking = operations.filter(({ parameters = [] }) => parameters.some(({ name }) => name.toLowerCase() === FORM_TOKEN_HEADER));
    expect(taking.map(({ operationId }) => operationId)).toEqual(['createAnnuityReviewRequest', 'createConsultationRequest']);
  });

  test('requires the session cookie if it is for staff; for signing out the cookie is optional', () => {
    expect(document.components.securitySchemes.staffSession).toEqual({ type: 'apiKey', in: 'cookie', name: '__Host-staff.sid' });
    expect(describeApi('http://localhost:8080').components.securitySchemes.staffSession).toMatchObject({ name: 'staff.sid' });
    expect(operation('whoAmI').security).toEqual([{ staffSession: [] }]);
    expect(operation('signOut').security).toEqual([{ staffSession: [] }, {}]);
    expect(operation('listResources').security).toEqual([]);
  });

  test('has a response for each status of its error codes, with the codes', () => {
    expect(operation('signIn').responses[401]?.description).toBe('Unauthorized: sign_in_refused, code_needed, code_refused');
    expect(Object.keys(operation('signIn').responses)).toEqual([
      '204',
      '400',
      '401',
      '403',
      '413',
      '415',
      '429',
      '500',
      '502',
      '503',
      '504',
    ]);
    const { 201: stored, 202: sealed } = operation('createConsultationRequest').responses;
    expect(sealed).toEqual({ ...stored, description: 'Accepted' });
    expect(operation('listResources').responses[304]).toEqual({ description: 'Not Modified' });
    expect(Object.keys(operation('getFormToken').responses)).not.toContain('304');
  });

  test('documents the e-mail addresses that the contract accepts, in capitals too', () => {
    const { acceptsBody } = openApiChecker(document);
    const body = { ...sampleConsultation, email: 'Ada@EXAMPLE.Org' };
    expect(ConsultationBody.safeParse(body).success).toBe(true);
    expect(acceptsBody('createConsultationRequest', body)).toBe(true);
    expect(acceptsBody('createConsultationRequest', { ...body, email: 'ada' })).toBe(false);
  });
});
