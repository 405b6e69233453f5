#!/usr/bin/env node
// Stands where Prisma's CLI expects its schema engine (PRISMA_SCHEMA_ENGINE_BINARY): JSON-RPC, a line a message.

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createSchemaEngine, engineVersion } from './lib/schema-engine.mjs';

const { values, positionals } = parseArgs({
  options: {
    datamodels: { type: 'string', multiple: true, default: [] },
    datasource: { type: 'string', default: '{}' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
    version: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

/** @type {{ url?: string }} */
const datasource = JSON.parse(values.datasource);
const url = datasource.url || 'postgresql://localhost/';

/** @typedef {{ id: number, method?: string, params?: unknown }} Request */

if (values.version) {
  process.stdout.write(`schema-engine-wasm ${await engineVersion()}\n`);
} else if (positionals[0] === 'cli') {
  await answerCommand(positionals[1]);
} else {
  await serve();
}

/** The CLI asks some questions by command line: the exit code is the answer. @param {string | undefined} command */
async function answerCommand(command) {
  if (command !== 'can-connect-to-database') {
    console.error(`This engine has no command "${command}".`);
    process.exitCode = 1;
    return;
  }
  try {
    const engine = await createSchemaEngine(url, []);
    await engine.version();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The CLI skips the first line and reads the rest as log records.
    console.error(
      `\n${JSON.stringify({ level: 'ERROR', target: 'schema_engine::logger', fields: { error_code: 'P1001', message } })}`,
    );
    process.exitCode = 1;
  }
  process.exit();
}

async function serve() {
  const datamodels = await Promise.all(
    values.datamodels.map(async (file) => /** @type {[string, string]} */ ([file, await readFile(file, 'utf8')])),
  );
  /** @type {ReturnType<typeof createSchemaEngine> | undefined} */
  let engine;
  for await (const line of createInterface({ input: process.stdin })) {
    /** @type {Request} */
    const request = JSON.parse(line);
    // Its answers to what we print need no answer.
    if (request.method === undefined) continue;
    try {
      engine ??= createSchemaEngine(url, datamodels);
      const result = await callMethod(await engine, request.method, request.params);
      answer({ id: request.id, result: result ?? {} });
    } catch (error) {
      answer({ id: request.id, error: describe(error) });
    }
  }
  process.exit(0);
}

/**
 * @param {Awaited<ReturnType<typeof createSchemaEngine>>} engine
 * @param {string} method
 * @param {unknown} params
 */
async function callMethod(engine, method, params) {
  const name = method === 'getDatabaseVersion' ? 'version' : method;
  const call = Reflect.get(engine, name);
  if (typeof call !== 'function') throw new Error(`This engine has no method "${method}".`);
  const result = await call.call(engine, params);
  if (method === 'diff') {
    // What the native engine prints while it works, this one gives back.
    const { stdout } = /** @type {{ stdout?: string }} */ (result);
    if (stdout)
      process.stdout.write(
        `${JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'print', params: { content: stdout } })}\n`,
      );
  }
  return result;
}

/** @param {object} message */
function answer(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

/** @param {unknown} error */
function describe(error) {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return { code: 4466, message, data: { is_panic: false, message, error_code: code } };
}
