import type { ProductCard, ProductDetail } from '@muge/contract';
import { BREAKPOINTS } from '@muge/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/ui/Badge.tsx';
import { Crumbs } from '../../components/ui/Crumbs.tsx';
import { Icon } from '../../components/ui/Icon.tsx';
import { formatCardDate } from '../../lib/format.ts';
import { useMedia } from '../../lib/media.ts';
import { linkTo, screens } from '../../lib/paths.ts';
import { useTitle } from '../../lib/title.ts';
import { Address } from './Address.tsx';
import { similarQuery } from './api.ts';
import { CopyLink } from './CopyLink.tsx';
import { Description } from './Description.tsx';
import { type Fields, Options, Specifications } from './Facts.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { OwnerPanel } from './OwnerPanel.tsx';
import { BackButton, UpButton } from './PhoneControls.tsx';
import { PhoneReveal } from './PhoneReveal.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { SellerCard } from './SellerCard.tsx';
import { SimilarAds, similarAnchor } from './SimilarAds.tsx';
import { Statistics } from './Statistics.tsx';
import { Tags } from './Tags.tsx';
import { type Phone, usePhone } from './use-phone.ts';

/** Places of the page for what belongs to signed-in people; an empty one takes no room. */
export interface ProductSlots {
  /** The filled button of the panel: Chat. */
  chat?: ReactNode;
  /** Beside it, and on the picture of phones. */
  favourite?: (look: 'button' | 'disc') => ReactNode;
  /** The quick-message panel. */
  ask?: ReactNode;
  /** Foot of the seller card. */
  seller?: ReactNode;
  /** Rating the seller. */
  rate?: ReactNode;
  /** Reporting the product. */
  report?: ReactNode;
  /** On each similar ad's picture. */
  card?: (card: ProductCard) => ReactNode;
}

/** Says that a product is archived or completed. Specification: decisions, status. */
function Gone({ product, status }: { product: ProductDetail; status: 'archived' | 'completed' }) {
  const { t } = useTranslation('product');
  const { data: similar = [] } = useQuery(similarQuery(product));
  return (
    <div className="gone" role="status">
      <Icon of={Info} />
      <p>{t(`gone.${status}`)}</p>
      {similar.length > 0 && (
        <a className="link" href={`#${similarAnchor}`}>
          {t('gone.toSimilar')}
        </a>
      )}
    </div>
  );
}

/** Where the page stands: `Search > category > subcategory > name`. */
function Trail({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  const { category_id, category_name, subcategory_id, subcategory_name, name } = product;
  const subcategory =
    subcategory_id !== null && subcategory_name !== null
      ? [{ label: subcategory_name, to: linkTo.searchSubcategory(category_id, subcategory_id) }]
      : [];
  return (
    <div className="desktop product__trail">
      <Crumbs
        items={[
          { label: t('crumbSearch'), to: screens.search },
          { label: category_name, to: linkTo.searchCategory(category_id) },
          ...subcategory,
          { label: name, lang: product.language ?? undefined },
        ]}
      />
    </div>
  );
}

/** Price, name and what else is said of the product at once; then the places of what one can do about it. */
function BuyPanel({
  product,
  link,
  phone,
  slots,
}: {
  product: ProductDetail;
  link: string;
  /** Null where there is none, and on phones, where it sticks to the foot. */
  phone: Phone | null;
  slots: ProductSlots;
}) {
  const lang = product.language ?? undefined;
  return (
    <div className="panel panel--buy">
      <div className="buy">
        <ProductPrice price={product.price} oldPrice={product.old_price} />
        <h1 lang={lang}>{product.name}</h1>
        <p className="t13 muted num">
          {product.subcategory_name ?? product.category_name}
          {product.place !== null && ` · ${product.place}`} ·{' '}
          <time dateTime={product.created_at}>{formatCardDate(product.created_at)}</time>
        </p>
        <div className="buy__act desktop">
          {slots.chat}
          {slots.favourite?.('button')}
          <CopyLink look="button" link={link} />
        </div>
        {phone && <PhoneReveal phone={phone} />}
      </div>
      {slots.ask && <div className="ask">{slots.ask}</div>}
    </div>
  );
}

/** A product as everybody sees it. Specification: signed-in part, section 2 (single product page). */
export function ProductView({
  product,
  fields,
  slots = {},
}: {
  product: ProductDetail;
  fields: Fields;
  slots?: ProductSlots;
}) {
  const { t } = useTranslation();
  const { name, category_id, subcategory_id } = product;
  const lang = product.language ?? undefined;
  const gone = product.status === 'archived' || product.status === 'completed' ? product.status : null;
  const link = new URL(linkTo.product(product.id), window.location.origin).href;
  const listed =
    subcategory_id === null
      ? linkTo.searchCategory(category_id)
      : linkTo.searchSubcategory(category_id, subcategory_id);
  const phone = usePhone(product);
  const wide = useMedia(`(min-width: ${BREAKPOINTS.desktop}px)`);
  useTitle(name);

  return (
    <article className={gone ? 'product-page product-page--gone' : 'product-page'}>
      <link rel="canonical" href={link} />
      <Trail product={product} />
      <div className="product">
        <div className="product__media">
          <Gallery
            name={name}
            lang={lang}
            pictures={product.pictures}
            flag={
              gone && (
                <Badge className="gallery__flag">{t(gone === 'completed' ? 'card.completed' : 'card.archived')}</Badge>
              )
            }
            overlay={
              <div className="gallery__discs phone">
                <BackButton fallback={listed} />
                <CopyLink look="disc" link={link} />
                {slots.favourite?.('disc')}
              </div>
            }
          />
        </div>
        <aside className="product__side">
          {gone && <Gone product={product} status={gone} />}
          {product.owner && <OwnerPanel product={product} owner={product.owner} />}
          <BuyPanel product={product} link={link} phone={wide ? phone : null} slots={slots} />
          <SellerCard user={product.user} productId={product.id} end={slots.seller} />
          {slots.report}
        </aside>
        <div className="product__main">
          {product.description !== '' && <Description text={product.description} lang={lang} />}
          <Options product={product} fields={fields} />
          <Specifications product={product} />
          {product.address !== null && <Address address={product.address} />}
          <PriceHistory product={product} />
          <Statistics product={product} />
          <Tags product={product} fields={fields.status === 'success' ? fields.list : []} />
          {slots.rate}
        </div>
      </div>
      <SimilarAds product={product} actions={slots.card} />
      <UpButton />
      {phone && !wide && (
        <div className="actionbar">
          <PhoneReveal phone={phone} />
        </div>
      )}
    </article>
  );
}
