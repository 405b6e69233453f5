/**
 * Lints the OpenAPI document that the server makes from the contract. Any finding fails, and so does a document
 * without calls: a check that sees nothing proves nothing.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { openApiDocument } from '../apps/server/src/http/openapi-document.ts';
import { documentedCalls } from '../packages/contract/src/documented.ts';

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'info-license': 'off',
    // Where an address begins with an id, the server takes digits alone: it tells /{id}/ads from /ads/{id}.
    'no-ambiguous-paths': 'off',
    'no-http-verbs-in-paths': 'error',
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
    'tags-alphabetical': 'error',
  },
});
const document = openApiDocument();
const findings = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
// The documented addresses are given: /getads is called so.
const documentedPaths = new Set(documentedCalls.map((call) => call.replace(/^\w+ /, '').replaceAll('/', '~1')));
const problems = findings.filter(
  ({ ruleId, location }) =>
    ruleId !== 'no-http-verbs-in-paths' || !documentedPaths.has(location[0]?.pointer?.replace('#/paths/', '') ?? ''),
);
for (const { ruleId, message, location } of problems) {
  console.error(`openapi.json${location[0]?.pointer ?? ''}: ${message} (${ruleId})`);
}

const calls = Object.values(document.paths ?? {}).flatMap((methods) => Object.keys(methods)).length;
if (calls === 0) console.error('openapi.json: there are no calls in it.');
if (problems.length > 0 || calls === 0) process.exitCode = 1;
else process.stdout.write(`OpenAPI: ${calls} calls, nothing to complain about.\n`);
