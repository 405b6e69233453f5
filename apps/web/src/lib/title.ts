import { useEffect } from 'react';

/** The window's title while the screen stands: its name and the brand's, or the brand's alone. */
export function useTitle(name?: string): void {
  useEffect(() => {
    document.title = name ? `${name} – Mugė` : 'Mugė';
  }, [name]);
}
