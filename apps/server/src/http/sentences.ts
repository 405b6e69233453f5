import type { z } from 'zod';

/** One failed rule as a sentence that somebody can act on. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'Enter a number.' : `Must be ${issue.expected}.`;
    case 'invalid_value':
      return `Must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `Must have at least ${issue.minimum} characters.`
        : `Must be at least ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Must have at most ${issue.maximum} characters.`
        : `Must be at most ${issue.maximum}.`;
    default:
      return 'This value is not valid.';
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
