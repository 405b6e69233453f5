import { dictionary } from '@zxcvbn-ts/language-common';

/** The commonest passwords that leaked lists know, in small letters. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);
