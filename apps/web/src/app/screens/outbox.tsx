import { OutboxPage } from '../../features/outbox/OutboxPage.tsx';
import { NotFound } from './not-found.tsx';

/** What the demo would have sent. Where messages are really sent there is no such page. */
export function Component() {
  return <OutboxPage absent={<NotFound />} />;
}
