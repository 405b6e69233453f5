import { MAX_QUERY_LENGTH } from '@muge/contract/limits';
import { useSearchParams } from 'react-router-dom';
import type { SellerList } from './api.ts';

/** What of a seller's products is shown, kept in the address so that reload, back and a shared link find it again. */
interface SellerView {
  list: SellerList;
  /** What the products are searched for; empty for all. */
  q: string;
  open: (list: SellerList) => void;
  search: (q: string) => void;
}

/** The tab and the search of a seller's page, from `?tab=completed&q=…`. */
export function useSellerView(): SellerView {
  const [params, setParams] = useSearchParams();
  const list: SellerList = params.get('tab') === 'completed' ? 'completed' : 'active';
  const q = (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  const change = (next: { list: SellerList; q: string }) => {
    const kept = new URLSearchParams();
    if (next.list === 'completed') kept.set('tab', next.list);
    if (next.q !== '') kept.set('q', next.q);
    setParams(kept, { replace: true, preventScrollReset: true });
  };
  return {
    list,
    q,
    open: (next) => change({ list: next, q }),
    search: (next) => change({ list, q: next.trim() }),
  };
}
