import type { ProductDetail } from '@muge/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { askToSignIn } from '../../lib/sign-in.ts';
import { useToken } from '../../lib/token.ts';

/** The seller's number as the page has it. */
export interface Phone {
  /** The number while it is shown, else null. */
  number: string | null;
  busy: boolean;
  /** Why it can't be shown, in words. */
  problem: string | null;
  /** Shows the number, or hides it again; guests are asked to sign in, over this page. */
  toggle: () => void;
}

/**
 * The seller's phone number, asked for once somebody wants it. Null where there is nothing to show: no number, one's own
 * product, or one that is no longer available. Specification: signed-in part, sections 2, 4 and 7; decisions, phone.
 */
export function usePhone(product: ProductDetail): Phone | null {
  const { t } = useTranslation('product');
  const errorText = useErrorText();
  const token = useToken();
  const [open, setOpen] = useState(false);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => (await api('GET /products/{id}/phone', { params: { id: product.id } })).phone,
    onSuccess: () => setOpen(true),
  });

  const toggle = () => {
    if (token === null) return askToSignIn();
    if (data === undefined) return mutate();
    setOpen(!open);
  };
  const problem = (failure: Error): string =>
    failure instanceof ApiError && failure.status === 404 ? t('phone.none') : errorText(failure);

  if (!product.has_phone || product.owner !== null || !product.available) return null;
  return {
    // What somebody saw is gone when they sign out.
    number: open && token !== null ? (data ?? null) : null,
    busy: isPending,
    problem: error && token !== null ? problem(error) : null,
    toggle,
  };
}
