import { z } from 'zod';
import { type ErrorCode, errorCodes } from './error-codes.ts';

export { type ErrorCode, errorCodes, statusOf } from './error-codes.ts';

/** The body of every error answer. Specification: decisions, wire conventions. */
export const ErrorBody = z
  .object({
    message: z.string().meta({ description: 'An English sentence that the user can act on.' }),
    code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]).meta({ description: 'A stable word.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: 'Sentences by field; with 422 only.' }),
    request_id: z.string().meta({ description: 'Names this request in the server log.' }),
  })
  .meta({ id: 'Error', description: 'What went wrong.' });

/** What an error answer says. */
export type ErrorBody = z.infer<typeof ErrorBody>;
