/** Frame of the information pages; their texts are the web application's, a chunk for each page and language. */
export const information = {
  pages: 'Information pages',
  contents: 'On this page',
  updated: 'Last changed on {{date}}',
  loading: 'Loading...',
  failed: 'This page could not be loaded',
  contact: {
    mail: 'You reach the operator of this site at {{mailbox}}, or by answering any e-mail that it has sent you.',
    private: 'This copy of Mugė runs on a private machine: ask the person who started it.',
  },
} as const;
