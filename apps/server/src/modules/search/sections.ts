/** A category or a subcategory, by the lexeme that all its listings have: `#c3`, `#s12`. */
export type Section = `#${'c' | 's'}${number}`;

/** How many match in sections. */
export type Totals = ReadonlyMap<Section, number>;

/** A category. */
export const categorySection = (id: number): Section => `#c${id}`;

/** A subcategory. */
export const subcategorySection = (id: number): Section => `#s${id}`;

/** Whether it is a subcategory. */
export const isSubcategory = (section: Section): boolean => section.startsWith('#s');

/** The id of the category, or of the subcategory. */
export const idOf = (section: Section): number => Number(section.slice(2));

/** The column by which a listing stands in one. */
export function columnOf(section: Section): 'products.category_id' | 'products.subcategory_id' {
  return isSubcategory(section) ? 'products.subcategory_id' : 'products.category_id';
}
