/**
 * Lints the OpenAPI document that the server makes from the contract. Any finding fails, and so does a document
 * without calls: a check that sees nothing proves nothing.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from '../apps/server/src/http/openapi-document.ts';

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'info-license': 'off',
    'no-http-verbs-in-paths': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
    'tags-alphabetical': 'error',
  },
});
const document = openApiDocument();
const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
for (const { ruleId, message, location } of problems) {
  console.error(`openapi.json${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}

const calls = Object.values(document.paths ?? {}).flatMap((methods) => Object.keys(methods)).length;
if (calls === 0) console.error('openapi.json: there are no calls in it.');
if (problems.length > 0 || calls === 0) process.exitCode = 1;
else process.stdout.write(`OpenAPI: ${calls} calls, nothing to complain about.\n`);
