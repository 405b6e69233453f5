/** The seller page. Specification: signed-in part, sections 2 and 8. */
export const seller = {
  title: 'Seller',
  home: 'Home',
  loading: 'Loading seller information...',
  panel: 'About the seller',
  subscribers_one: '{{count, number}} subscriber',
  subscribers_other: '{{count, number}} subscribers',
  subscriptions_one: '{{count, number}} subscription',
  subscriptions_other: '{{count, number}} subscriptions',
  answers: 'Usually answers in about 30 minutes',
  products: 'Products of the seller',
  tabs: {
    active: 'Active',
    completed: 'Completed',
  },
  search: {
    label: 'Profile Search',
    submit: 'Search',
  },
  showing: 'Showing {{shown, number}} of {{total}} products',
  loadMore: 'Load more products',
  failed: 'Error loading products',
  all: 'Show all products',
  none: {
    found: 'No products found',
    foundHint: 'Try adjusting your search terms or filters.',
    active: 'No active products',
    activeHint: 'This seller has no active products at the moment.',
    completed: 'No completed products',
    completedHint: 'This seller has no completed products.',
  },
  sellerFailed: 'The seller’s information could not be loaded',
  absent: {
    title: 'There is no such seller',
    hint: 'The account has been removed, or the address has a mistake.',
    action: 'To the search',
  },
} as const;
