import { useEffect } from 'react';

const appLinks = { manifest: '/members.webmanifest', 'apple-touch-icon': '/members-touch-icon.png' };

/** While the staff area is open the browser installs it, under its own name, and not the public site. */
export function useAppLinks(): void {
  useEffect(() => {
    const undo = Object.entries(appLinks).map(([rel, href]) => {
      const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
      const before = link?.getAttribute('href') ?? '';
      link?.setAttribute('href', href);
      return () => link?.setAttribute('href', before);
    });
    return () => {
      for (const put of undo) put();
    };
  }, []);
}
