export { banners } from './banners.ts';
export { chats } from './chats.ts';
export { complaints } from './complaints.ts';
export { favourites } from './favourites.ts';
export { listings } from './listings/index.ts';
export { demoAccounts, people } from './people.ts';
export { reviews } from './reviews.ts';
export { subscriptions } from './subscriptions.ts';
