import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { type Moderator, mustBeAnothers, mustRankAbove } from './moderation.policy.ts';
import type { ModerationRepository, Subject } from './moderation.repository.ts';

type Client = Parameters<Parameters<ModerationRepository['transaction']>[0]>[0];

/** A decision: who, about which row, and why. */
interface Decision {
  readonly moderator: Moderator;
  readonly id: number;
  /** Told to the person and kept in the audit log. */
  readonly reason: string;
}

/** What is done, and the words for it. */
interface Act {
  readonly action: string;
  readonly table: 'products' | 'users' | 'ads';
  /** Kind of the notification that the person gets. */
  readonly notification: string;
  /** What to say where it was done already. */
  readonly already: string;
  /** Nobody decides so about what is their own. */
  readonly ofAnother?: true;
  /** Does it; undefined where there was nothing to do. */
  readonly change: (client: Client, now: Date) => Promise<Subject | undefined>;
}

const changedAd = 'This ad was changed after you looked at it. Look at it again before you approve it.';

/**
 * Moderators' decisions. Each is one transaction: the change, the line in the audit log and the notification are there
 * together or not at all. Specification: decisions, moderation.
 */
export function createModerationService(dependencies: {
  moderation: ModerationRepository;
  sessions: SessionsService;
  clock: Clock;
}) {
  const { moderation, sessions, clock } = dependencies;

  function decide({ moderator, id, reason }: Decision, act: Act): Promise<void> {
    const { action, table, notification, already, ofAnother } = act;
    const now = clock.now();
    return moderation.transaction(async (client) => {
      const subject = await act.change(client, now);
      if (subject === undefined) {
        if (!(await moderation.exists(client, table, id))) throw new AppError('not_found');
        throw new AppError('conflict', { message: already });
      }
      // Refused here, the change is undone with the transaction: until then nobody else has seen it.
      if (ofAnother) mustBeAnothers(moderator, subject.userId);
      const actorId = moderator?.userId ?? null;
      await moderation.addAuditEntry(client, { actorId, action, table, id, reason, now });
      await moderation.addNotification(client, subject.userId, notification, { id, name: subject.name, reason }, now);
    });
  }

  async function mustRank(client: Client, { moderator, id }: Decision): Promise<void> {
    const target = await moderation.lockRank(client, id);
    if (target === undefined) throw new AppError('not_found');
    mustRankAbove(moderator, target);
  }

  return {
    /** Takes a product out of public view. */
    hideProduct(decision: Decision): Promise<void> {
      return decide(decision, {
        action: 'hide_product',
        table: 'products',
        notification: 'product_hidden',
        already: 'This product is hidden already.',
        change: (client, at) => moderation.setHidden(client, 'products', decision.id, { at, reason: decision.reason }),
      });
    },

    /** Takes the mark of hiding away; own_cause where the product is the moderator's own. */
    restoreProduct(decision: Decision): Promise<void> {
      return decide(decision, {
        action: 'restore_product',
        table: 'products',
        notification: 'product_restored',
        already: 'This product is not hidden.',
        ofAnother: true,
        change: (client) => moderation.setHidden(client, 'products', decision.id, null),
      });
    },

    /** Suspends an account: its sessions end at once, its products leave public view. */
    suspendUser(decision: Decision): Promise<void> {
      return decide(decision, {
        action: 'suspend_user',
        table: 'users',
        notification: 'account_suspended',
        already: 'This account is suspended already.',
        change: async (client, at) => {
          await mustRank(client, decision);
          const subject = await moderation.setSuspended(client, decision.id, { at, reason: decision.reason });
          if (subject !== undefined) await sessions.endAll(client, decision.id);
          return subject;
        },
      });
    },

    /** Lets a suspended account sign in again; its products come back. */
    restoreUser(decision: Decision): Promise<void> {
      return decide(decision, {
        action: 'restore_user',
        table: 'users',
        notification: 'account_restored',
        already: 'This account is not suspended.',
        change: async (client) => {
          await mustRank(client, decision);
          return moderation.setSuspended(client, decision.id, null);
        },
      });
    },

    /**
     * Lets an ad run within its dates, as it was looked at: conflict when it was changed since, own_cause where it is the
     * moderator's own.
     */
    approveAd(decision: Decision & { readonly revision: number }): Promise<void> {
      const { id, revision } = decision;
      return decide(decision, {
        action: 'approve_ad',
        table: 'ads',
        notification: 'ad_approved',
        already: 'This ad is approved already.',
        ofAnother: true,
        change: async (client, now) => {
          const subject = await moderation.approveAd(client, id, revision, now);
          if (subject === undefined) {
            const current = await moderation.revisionOf(client, id);
            if (current !== undefined && current !== revision) throw new AppError('conflict', { message: changedAd });
          }
          return subject;
        },
      });
    },

    /** Takes an ad down: it runs no more, whatever its dates and its approval. */
    hideAd(decision: Decision): Promise<void> {
      return decide(decision, {
        action: 'hide_ad',
        table: 'ads',
        notification: 'ad_hidden',
        already: 'This ad is hidden already.',
        change: (client, at) => moderation.setHidden(client, 'ads', decision.id, { at, reason: decision.reason }),
      });
    },

    /** Takes the mark of hiding away, own_cause where the ad is the moderator's own; it runs again if it is approved and within its dates. */
    restoreAd(decision: Decision): Promise<void> {
      return decide(decision, {
        action: 'restore_ad',
        table: 'ads',
        notification: 'ad_restored',
        already: 'This ad is not hidden.',
        ofAnother: true,
        change: (client) => moderation.setHidden(client, 'ads', decision.id, null),
      });
    },

    /** Gives somebody a role; the operator's alone, from the command line. */
    grantRole(id: number, role: Principal['role'], reason: string): Promise<void> {
      return decide(
        { moderator: null, id, reason },
        {
          action: `grant_role_${role}`,
          table: 'users',
          notification: 'role_granted',
          already: `This account has the role ${role} already.`,
          change: (client) => moderation.setRole(client, id, role),
        },
      );
    },
  };
}

export type ModerationService = ReturnType<typeof createModerationService>;
