// Reads the settings as the server will, and tells all that is wrong with them. Needs the pinned Node.js, as it loads the
// server's sources.

import { loadConfig } from '../../apps/server/src/config.ts';

try {
  loadConfig(process.env);
} catch (error) {
  if (!(error instanceof Error && error.name === 'StartupError')) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
