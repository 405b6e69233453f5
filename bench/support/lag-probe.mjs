// Loaded into the server process by --import: tells over the process channel how long its event loop stood still,
// and how long it has kept a processor busy.

import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks; a delay is what a look comes late. */
const RESOLUTION = 1;
const lag = monitorEventLoopDelay({ resolution: RESOLUTION });

process.on('message', (message) => {
  if (message === 'lag:begin') {
    lag.reset();
    lag.enable();
    process.send?.({ lag: 'begun' });
  }
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000 });
  }
  if (message === 'lag:end') {
    lag.disable();
    const milliseconds = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
    process.send?.({ lag: { p99: milliseconds(lag.percentile(99)), max: milliseconds(lag.max) } });
  }
});
