import type { Russian } from '../../message.ts';
import type { profile as english } from '../en/profile.ts';

export const profile: Russian<typeof english> = {
  title: 'Мой профиль',
  back: 'назад в «Мой профиль»',
  about: 'О вас',
  parts: 'Ваше',
  entries: {
    favourites: 'Избранное',
    ads: 'Ваша реклама',
    products: 'Объявления',
    archive: 'Архив',
  },
  segments: {
    favourites: 'Избранное',
    ads: 'Реклама',
    products: 'Объявления',
    archive: 'Архив',
  },
  hints: {
    favourites: 'Объявления, отмеченные сердечком',
    ads: 'Баннеры, которыми вы рекламируетесь',
    products: 'Что вы подали, опубликовано или нет',
    archive: 'Черновики, убранные и завершённые объявления',
  },
  newAd: 'Новая реклама',
  newProduct: 'Новое объявление',
};
