import type { z } from 'zod';

/** What to say of a value of another kind, by the kind that was expected. */
const sentencesOfTypes: Readonly<Record<string, string>> = {
  string: 'Enter a text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be an object.',
  record: 'Must be an object.',
};

/** What zod says of itself, which is for programmers. */
const saysZod = /^(Invalid|Too (small|big)|Unrecognized)\b/;

const notValid = 'This value is not valid.';

/** A choice of nothing but an empty text: one way of many, and none that anybody is told of. */
function isOfBlank(issue: z.core.$ZodIssue | undefined): boolean {
  return issue?.code === 'invalid_value' && issue.values.every((value) => value === '');
}

function characters(count: number | bigint): string {
  return `${count} ${Number(count) === 1 ? 'character' : 'characters'}`;
}

/** One failed rule as a sentence that somebody can act on. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  // A key that is given twice in a query arrives as a list.
  if (
    Array.isArray(issue.input) &&
    issue.path.length > 0 &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_value')
  ) {
    return 'Give one value, not several.';
  }
  // The contract's own sentence where it has one.
  if (!saysZod.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return sentencesOfTypes[issue.expected] ?? notValid;
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Must have at least ${characters(issue.minimum)}.`
        : `Must be at least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Must have at most ${characters(issue.maximum)}.`
        : `Must be at most ${issue.maximum}.`;
    case 'invalid_union': {
      // Of several ways to say it, the one that was meant is the one of which the contract has words, or whose kind fits.
      const ways = issue.errors.filter(([one]) => !isOfBlank(one));
      const [first] =
        ways.find(([one]) => one !== undefined && !saysZod.test(one.message)) ??
        ways.find(([one]) => one !== undefined && one.code !== 'invalid_type') ??
        ways[0] ??
        [];
      return first === undefined ? notValid : sentenceOf(first);
    }
    default:
      return notValid;
  }
}

/** Sentences by field out of a failed parse. Specification: decisions, errors. */
export function sentencesByField(error: z.ZodError): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), sentenceOf(issue)];
  }
  return errors;
}
