import {
  clickAd,
  createAd,
  deleteAd,
  getAd,
  listModeratedAds,
  listRunningAds,
  listUserAds,
  updateAd,
} from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { AdsService } from './ads.service.ts';

/** The calls of ads. */
export function adsRoutes(app: FastifyInstance, ads: AdsService): void {
  serve(app, createAd, async (call) => {
    const data = await ads.create(call.params.id, call.body, call.idempotencyKey, call);
    return { message: 'Ad uploaded successfully', data };
  });
  serve(app, updateAd, async (call) => {
    const data = await ads.update(call.params.id, call.body, call);
    return { message: 'Ad updated successfully', data };
  });
  serve(app, deleteAd, async ({ params, principal }) => {
    await ads.remove(params.id, principal);
    return { message: 'Ad was deleted' };
  });
  serve(app, listUserAds, (call) => ads.list(call.params.userId, call.query, call));
  serve(app, getAd, async (call) => ({ data: await ads.get(call.params.id, call) }));
  serve(app, listRunningAds, async ({ language }) => ({ ads: await ads.running(language) }));
  serve(app, listModeratedAds, ({ query, language }) =>
    query.state === 'hidden' ? ads.hidden(query, language) : ads.waiting(query, language),
  );
  serve(app, clickAd, async (call) => {
    await ads.click(call.params.id, call);
    return { message: 'Thank you.' };
  });
}
