import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two looks. */
const PACE = 100;

/** What the kernel tells; nothing when the process has ended meanwhile. */
function tell<Told>(read: () => Told, nothing: Told): Told {
  try {
    return read();
  } catch (error) {
    if (process.platform !== 'linux') throw error;
    return nothing;
  }
}

/** What a process has started: each of its threads has a list. */
function childrenOf(pid: number): number[] {
  const threads = tell(() => readdirSync(`/proc/${pid}/task`), []);
  const lists = threads.map((thread) => tell(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), ''));
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}

/** Resident memory of a process, in MB. Linux only. */
export function residentMemory(pid: number): number {
  const status = tell(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** The same of a process and of all that it has started. What they share is counted for each. */
function memoryOfAll(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + memoryOfAll(child), residentMemory(pid));
}

/** The most resident memory of a process and of all that it has started while something went on, in MB. Linux only. */
export async function peakMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = memoryOfAll(pid);
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfAll(pid));
  }, PACE);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, memoryOfAll(pid));
}
