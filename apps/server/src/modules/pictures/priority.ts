import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../startup-error.ts';

/**
 * From -20, which goes before everything, to 19, which takes what others leave. This gets a tenth of a core beside a busy
 * one; at 19 it would be a hundredth, and a machine that is busy otherwise would refuse pictures for taking too long.
 */
const LOW = 10;

/** Linux lets an ordinary user lower sessions ten times a second. */
const RETRY_MS = 100;
const TRIES = 20;

/**
 * Lets everything else go before a process, which must have been started just now: its threads take over what it has when
 * they begin. Linux may also weigh whole sessions against each other, so the session that the process leads is lowered
 * too.
 * @throws the system's refusal.
 */
export async function lowerPriority(pid: number): Promise<void> {
  try {
    // What was started lower than that (`nice -n 19`) stays there: nobody but root may raise it.
    if (getPriority(pid) < LOW) setPriority(pid, LOW);
    if (process.platform === 'linux') await lowerSession(pid);
  } catch (error) {
    // It has ended already, or this kernel knows no such groups.
    if (!['ESRCH', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
  }
}

async function lowerSession(pid: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await writeFile(`/proc/${pid}/autogroup`, String(LOW));
      return;
    } catch (error) {
      if (errorCode(error) !== 'EAGAIN' || tries === TRIES) throw error;
      await delay(RETRY_MS, undefined, { ref: false });
    }
  }
}
