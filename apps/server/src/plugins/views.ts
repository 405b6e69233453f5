import fp from 'fastify-plugin';
import type { ViewsService } from '../modules/products/views.service.ts';

/** Views are counted this often, in milliseconds. */
const INTERVAL = 1000;

/** Tries at the end, and the pause between them in milliseconds: the database may be back in a moment. */
const LAST_TRIES = 3;
const LAST_PAUSE = 200;

/** Counts the views that wait, every second and when the last request has been answered. */
export const viewsPlugin = fp<{ readonly views: Pick<ViewsService, 'flush'> }>(
  async (app, { views }) => {
    async function flush(): Promise<boolean> {
      try {
        await views.flush();
        return true;
      } catch (error) {
        app.log.warn({ err: error }, 'Views could not be counted yet.');
        return false;
      }
    }

    const timer = setInterval(() => void flush(), INTERVAL);
    timer.unref();

    app.addHook('onClose', async () => {
      clearInterval(timer);
      for (let tries = 1; !(await flush()) && tries < LAST_TRIES; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, LAST_PAUSE));
      }
    });
  },
  { name: 'views' },
);
