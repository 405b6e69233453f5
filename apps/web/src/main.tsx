import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createRouter } from './app/router.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { followEntries } from './lib/entry.ts';
import { startI18n } from './lib/language.ts';
import { createQueryClient } from './lib/query.ts';
import { followTheme } from './lib/theme.ts';
import './styles/index.css';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

followTheme();
// Texts, the screen's code and its data are fetched at once, not one after the other.
const client = createQueryClient();
const router = createRouter(client);
// Before anything is drawn: an entry that is drawn at once asks where somebody stands.
followEntries(router);
startI18n().then(
  (i18n) => {
    root.render(
      <StrictMode>
        <App i18n={i18n} client={client} router={router} />
      </StrictMode>,
    );
  },
  (error: unknown) => {
    console.error(error);
    root.render(<StartFailure />);
  },
);
