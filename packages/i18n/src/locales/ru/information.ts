import type { Russian } from '../../message.ts';
import type { information as english } from '../en/information.ts';

export const information: Russian<typeof english> = {
  pages: 'Информационные страницы',
  contents: 'На этой странице',
  updated: 'Последнее изменение: {{date}}',
  loading: 'Загрузка...',
  failed: 'Не удалось загрузить эту страницу',
  contact: {
    mail: 'Владельцу этого сайта можно написать по адресу {{mailbox}} или ответив на любое пришедшее с сайта письмо.',
    private: 'Эта копия Mugė работает на личном компьютере: обратитесь к тому, кто её запустил.',
  },
};
