/** Prints a line of the figures. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
