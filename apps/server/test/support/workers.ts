import { readdirSync, readFileSync } from 'node:fs';

/** A process that works on pictures. */
export interface FoundWorker {
  readonly pid: number;
  /** How long it has kept a processor busy, in hundredths of a second. */
  readonly busy: number;
}

/** A file of the kernel about a process; empty when that has ended meanwhile. */
function tell(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The processes that work on pictures for a server, which is this very process unless told. Linux only. */
export function workersOf(server = process.pid): FoundWorker[] {
  const found: FoundWorker[] = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (!tell(pid, 'cmdline').includes('modules/pictures/worker.ts')) continue;
    // Behind the name, which may hold anything: state, parent, …; user and system time are the twelfth and thirteenth.
    const [state, parent, ...rest] = tell(pid, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (Number(parent) !== server || state === 'Z') continue;
    found.push({ pid: Number(pid), busy: Number(rest[9]) + Number(rest[10]) });
  }
  return found;
}
