import type { ProductCard } from '@muge/contract';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { notify } from '../../lib/toasts.ts';
import { markEverywhere, refetchLists } from './cache.ts';

/** First part of the key of every such action. */
const action = 'favorite';

/**
 * Adds a product to the favourites or removes it: at once in every list, taken back and said when the server refuses,
 * the lists fetched again afterwards. `pending` while either action on this product is under way, from whichever of its
 * hearts. Specification: public part, section 4 (favourite toggle).
 */
export function useFavorite({ id, is_favorite }: Pick<ProductCard, 'id' | 'is_favorite'>) {
  const { t } = useTranslation('favorites');
  const errorText = useErrorText();
  const client = useQueryClient();
  const pending = useIsMutating({ mutationKey: [action, id] }) > 0;
  const { mutate } = useMutation({
    mutationKey: [action, id],
    mutationFn: async (add: boolean) => {
      const params = { id };
      await (add ? api('POST /products/{id}/favorite', { params }) : api('DELETE /products/{id}/favorite', { params }));
    },
    onMutate: (add) => markEverywhere(client, id, add),
    onError: async (error, add) => {
      notify('error', `${t(add ? 'notAdded' : 'notRemoved')} ${errorText(error)}`);
      await markEverywhere(client, id, !add);
    },
    onSettled: () => {
      // While others are under way the server doesn't know their marks yet; the last one fetches for all.
      if (client.isMutating({ mutationKey: [action] }) === 1) void refetchLists(client);
    },
  });
  return { pending, toggle: () => mutate(!is_favorite) };
}
