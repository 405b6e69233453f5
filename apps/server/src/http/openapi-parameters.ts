import { z } from 'zod';

/** What a value must be once its text is read, with the description that stands nearest to the parameter. */
function afterReading(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) return described(z.optional(afterReading(schema.unwrap())), schema);
  if (schema instanceof z.ZodPipe) return described(afterReading(schema.out), schema);
  return schema;
}

function described(schema: z.core.$ZodType, original: z.ZodType): z.core.$ZodType {
  const description = original.meta()?.description;
  return description === undefined || !(schema instanceof z.ZodType) ? schema : schema.meta({ description });
}

/**
 * Parameters as the document shows them. They arrive as texts and are turned into numbers and known words: the bounds
 * are on what comes out of that, so this is what is documented.
 */
export function documentedParameters(parameters: z.ZodObject): z.ZodObject {
  return z.object(
    Object.fromEntries(Object.entries(parameters.shape).map(([name, schema]) => [name, afterReading(schema)])),
  );
}
