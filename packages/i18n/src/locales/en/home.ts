/** Home: stall, category strip, recommendations, tags. */
export const home = {
  title: 'The fair is open',
  counts_one: '{{count, number}} advert from Vilnius to Nida, {{today, number}} of them new today.',
  counts_other: '{{count, number}} adverts from Vilnius to Nida, {{today, number}} of them new today.',
  countsShort_one: '{{count, number}} advert, {{today, number}} of them new today.',
  countsShort_other: '{{count, number}} adverts, {{today, number}} of them new today.',
  countsQuiet_one: '{{count, number}} advert from Vilnius to Nida.',
  countsQuiet_other: '{{count, number}} adverts from Vilnius to Nida.',
  categories: {
    label: 'Categories',
    loading: 'Loading categories...',
    failed: 'Failed to load categories',
    none: 'No categories available',
    next: 'Further categories',
    previous: 'Earlier categories',
  },
  recommendations: {
    title: 'Recommendations for you',
    loading: 'Loading products…',
    failed: 'Error loading products: {{message}}',
    none: 'No adverts yet',
    noneHint: 'The stalls are being set up. Look in again soon.',
  },
  tags: {
    label: 'Popular searches',
    discounts: 'Discounts',
    garage: 'Garage',
    accommodation: 'Accommodation for the trip',
    housing: 'Sale of housing',
    beauty: 'Beauty services',
    cars: 'New cars',
  },
} as const;
