/** A text in the three languages of the interface. */
export type LocalizedText = { readonly en: string; readonly lt: string; readonly ru: string };

/** One answer of a `select` field; `key` is stored with the product, the label is shown. */
type OptionChoice = { readonly key: string; readonly label: LocalizedText };

type FieldBase = {
  /** Stable snake_case name, unique within its subcategory; the key of `product.options`. */
  readonly key: string;
  readonly label: LocalizedText;
};

/** A field that sellers in a subcategory fill in. Specification: "subcategory.options", "option_fields". */
export type OptionField =
  | (FieldBase & { readonly type: 'text' })
  | (FieldBase & { readonly type: 'boolean' })
  | (FieldBase & {
      readonly type: 'number';
      /** Language-neutral symbol behind the number, as `km` or `m²`; absent for plain numbers (years, counts). */
      readonly unit?: string;
    })
  | (FieldBase & { readonly type: 'select'; readonly choices: readonly OptionChoice[] });

/** A subcategory with the fields that its products carry. */
export type TaxonomySubcategory = {
  /** Stable kebab-case name, unique within its category. */
  readonly slug: string;
  readonly name: LocalizedText;
  /** Name of the picture on its tile, from the catalogue of demo pictures. */
  readonly picture: string;
  /** Two to six fields, in the order in which forms and pages show them. */
  readonly fields: readonly OptionField[];
};

/** A top category, in the order of the category strip. */
export type TaxonomyCategory = {
  /** Stable kebab-case name, unique in the taxonomy. */
  readonly slug: string;
  readonly name: LocalizedText;
  /** Name of the picture on its tile, from the catalogue of demo pictures. */
  readonly picture: string;
  readonly subcategories: readonly TaxonomySubcategory[];
};
