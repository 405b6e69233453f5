import { approveAd, hideAd, hideProduct, restoreAd, restoreProduct, restoreUser, suspendUser } from '@muge/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/endpoint.ts';
import type { Principal } from '../../http/principal.ts';
import type { ModerationService } from './moderation.service.ts';

/** What all calls of moderators are given. */
interface DecisionCall {
  readonly principal: Principal;
  readonly params: { readonly id: number };
  readonly body: { readonly reason: string };
}

/** The calls of moderators. */
export function moderationRoutes(app: FastifyInstance, moderation: ModerationService): void {
  const decisionOf = ({ principal, params, body }: DecisionCall) => ({
    moderator: principal,
    id: params.id,
    reason: body.reason,
  });
  serve(app, hideProduct, async (call) => {
    await moderation.hideProduct(decisionOf(call));
    return { message: 'The product is hidden.' };
  });
  serve(app, restoreProduct, async (call) => {
    await moderation.restoreProduct(decisionOf(call));
    return { message: 'The product is shown again.' };
  });
  serve(app, suspendUser, async (call) => {
    await moderation.suspendUser(decisionOf(call));
    return { message: 'The account is suspended.' };
  });
  serve(app, restoreUser, async (call) => {
    await moderation.restoreUser(decisionOf(call));
    return { message: 'The account is restored.' };
  });
  serve(app, approveAd, async (call) => {
    await moderation.approveAd({ ...decisionOf(call), revision: call.body.revision });
    return { message: 'The ad is approved.' };
  });
  serve(app, hideAd, async (call) => {
    await moderation.hideAd(decisionOf(call));
    return { message: 'The ad is hidden.' };
  });
  serve(app, restoreAd, async (call) => {
    await moderation.restoreAd(decisionOf(call));
    return { message: 'The ad is shown again.' };
  });
}
