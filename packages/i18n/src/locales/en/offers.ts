/** The carousel of best offers. Specification: signed-in part, sections 2 and 8. */
export const offers = {
  title: 'The best offers',
  failed: 'Failed to load offers',
  tryAgain: 'Try Again',
  none: 'No products available',
  slide: 'Offers, slide {{at}} of {{count}}',
  toSlide: 'Go to slide {{at}} of {{count}}',
  previous: 'Previous offers',
  next: 'Next offers',
  pause: 'Stop the offers from moving',
  play: 'Let the offers move',
} as const;
