/** Advertisers' banners. Specification: public part, section 2 (banner tile); decisions, ads. */
export const banners = {
  mark: 'Ad',
  home: 'Advertising',
  tiles: 'Advertisers',
  newTab: '(opens in a new tab)',
} as const;
